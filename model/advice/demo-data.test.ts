import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();
const createRealFacts = () => ({
  ...demo.written.company,
  brand: 'Наша',
  demoNotice: undefined,
  picturesAreRenderings: undefined,
});
const inCompany = (change: object) =>
  demo.advice({ company: { ...createRealFacts(), ...change } }).filter(({ file }) => file === 'company.yaml');

test('a site with the demo notice may contain invented data', () => {
  expect(demo.onAll()).toEqual([]);
});

test('without the demo notice every invented value is reported with its field', () => {
  const { phone, email, requisites } = demo.written.company;
  const found = demo.onAll({ company: { ...demo.written.company, demoNotice: undefined } });
  const findAdvice = (path: readonly string[]) =>
    found.find((one) => one.file === 'company.yaml' && `${one.path}` === `${path}`);
  expect(findAdvice(['phone'])?.message).toContain(phone);
  expect(findAdvice(['email'])?.message).toContain(email.split('@')[1]);
  expect(findAdvice(['requisites', 'inn'])?.message).toContain(requisites.inn);
  expect(findAdvice(['brand'])).toBeDefined();
  expect(findAdvice(['picturesAreRenderings'])).toBeDefined();
  expect(found.filter(({ file }) => file.startsWith('documents/policy/'))).not.toEqual([]);
});

test('real data gets no advice', () => {
  const requisites = {
    ...createRealFacts().requisites,
    legalName: 'ООО «Наша»',
    inn: '3906123457',
    ogrn: '1113926012345',
  };
  const real = {
    account: '40702810500000012345',
    bank: 'Банк «Балтика»',
    correspondentAccount: '30101810000000000604',
  };
  const found = inCompany({
    phone: '+74012991736',
    email: 'smeta@nasha.ru',
    messengers: [],
    departments: [],
    reviewPages: [],
    portals: undefined,
    office: { ...createRealFacts().office, photo: undefined, note: 'У реки Преголи' },
    requisites: { ...requisites, ...real },
  });
  expect(found).toEqual([]);
});

test('a place for a lawyer is reported until the mark is removed', () => {
  const notices = inCompany({ pricesNotice: 'Не оферта. **Сверить юристу:** статья 437.' });
  expect(notices.map(({ message }) => message)).toContain('Место для юриста. Когда он сверил текст, уберите пометку.');
});

test('the words of a reviewer stay as they are', () => {
  const text = 'Смета «Преголи» совпала с договором.';
  const found = demo.advice({ company: createRealFacts(), reviews: demo.firstOf('reviews', { text: [text] }) });
  expect(found.filter(({ file }) => file.startsWith('reviews/'))).toEqual([]);
});
