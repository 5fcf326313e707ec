import { expect, test } from 'vitest';
import { subjectProblem } from './subject-problem.ts';

const FOLDERS = new Set(['docs', 'site', 'site/features', 'site/features/lead-form']);

test.each([
  'docs: describe how leads are stored',
  'site/features/lead-form: keep the draft after a failed submit',
  'lead-form: keep the draft after a failed submit',
  'docs: HSTS covers subdomains',
])('«%s» is a good subject', (subject) => {
  expect(subjectProblem(subject, FOLDERS)).toBeNull();
});

test.each([
  ['Keep the draft after a failed submit', 'write it as'],
  ['docs, site: rename the lead form', 'write it as'],
  ['forms: keep the draft', 'is not a folder'],
  ['docs: Describe how leads are stored', 'lower-case'],
  ['docs: describe how leads are stored.', 'full stop'],
  [`docs: ${'a'.repeat(67)}`, '73 characters'],
])('«%s» is refused', (subject, reason) => {
  expect(subjectProblem(subject, FOLDERS)).toContain(reason);
});
