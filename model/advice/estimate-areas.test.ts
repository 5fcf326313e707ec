import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

test('a package whose rows contradict its price per metre for other areas is reported', () => {
  const [item] = demo.firstOf('packages', {});
  if (!item) throw new Error('No package');
  const fixed = (line: object) => ({ ...line, basis: 'flat' });
  const stages = item.stages.map((stage) => ({
    ...stage,
    works: stage.works.map(fixed),
    materials: stage.materials.map(fixed),
  }));
  const found = demo.advice({ packages: demo.firstOf('packages', { stages } as never) });
  expect(found.map(({ message }) => message.replaceAll('\u00a0', ' '))).toContainEqual(
    expect.stringMatching(/^Для 32 м² строки сметы расходятся с ценой за метр: цены строк придётся снизить на \d+ %/),
  );
});
