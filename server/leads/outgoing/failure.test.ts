import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const answer = (status: number, text = '{"error":"busy"}') => ({ status, text, retryAfterMs: undefined });
const statusOf = (status: number, text?: string) => failureOf('CRM', answer(status, text), {}).status;

test.each([408, 425, 429, 500, 502, 599])('a response %i is temporary, so the lead is sent again', (status) => {
  expect(statusOf(status)).toBe('retry');
});

test.each([300, 301, 307, 399])('a response %i to another address needs an operator, even from a proxy', (status) => {
  expect(statusOf(status, '<html>Moved</html>')).toBe('refused');
});

test.each([400, 401, 404, 499])('a response %i of the service itself needs an operator', (status) => {
  expect(statusOf(status)).toBe('refused');
});

test.each([400, 404, 499])('a response %i from a proxy in front of the service is temporary', (status) => {
  expect(statusOf(status, '<html>Blocked</html>')).toBe('retry');
});
