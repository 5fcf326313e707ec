import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Navigation, NavigationKind } from './navigation-policy.ts';
import { decideNavigation } from './navigation-policy.ts';

const url = (address: string) => new URL(address, 'https://site.example');

function navigation(to: string, facts: Partial<Navigation> = {}): Navigation {
  const retry = () => {};
  return {
    target: url(to),
    current: url('/'),
    kind: 'push',
    isOutdated: false,
    isOnline: true,
    failed: null,
    retry,
    ...facts,
  };
}

const yes = { mayLoad: () => true };
const no = { mayLoad: () => false };

test('an ordinary navigation proceeds and does not call the guard', () => {
  const guard = { mayLoad: vi.fn(() => true) };
  expect(decideNavigation(navigation('/works'), guard)).toBe('proceed');
  expect(guard.mayLoad).not.toHaveBeenCalled();
});

test.each<NavigationKind>(['push', 'pop', 'replace'])(
  'an outdated document loads the target of a %s as a new document',
  (kind) => {
    const decision = decideNavigation(navigation('/works?x=1#top', { kind, isOutdated: true }), yes);
    expect(decision).toEqual({ load: 'https://site.example/works?x=1#top' });
  },
);

test('an outdated document that may not load a document navigates in place', () => {
  expect(decideNavigation(navigation('/works', { isOutdated: true }), no)).toBe('proceed');
});

test('the guard receives the path and the query', () => {
  const guard = { mayLoad: vi.fn(() => true) };
  decideNavigation(navigation('/works?x=1#top', { failed: 'code' }), guard);
  expect(guard.mayLoad).toHaveBeenCalledExactlyOnceWith('/works?x=1');
});

test.each<[string, string, NavigationKind]>([
  ['/works', '/works#list', 'push'],
  ['/works#list', '/works', 'pop'],
  ['/works#a', '/works#a', 'push'],
  ['/works?x=1', '/works?x=2', 'replace'],
])('an outdated document keeps the view of the visitor from %s to %s by %s', (from, to, kind) => {
  expect(decideNavigation(navigation(to, { current: url(from), kind, isOutdated: true }), yes)).toBe('proceed');
});

test.each<[string, string, NavigationKind]>([
  ['/works', '/works', 'replace'],
  ['/works?x=1', '/works?x=2', 'push'],
  ['/works?x=1', '/works?x=2', 'pop'],
])('an outdated document loads a new document from %s to %s by %s', (from, to, kind) => {
  const decision = decideNavigation(navigation(to, { current: url(from), kind, isOutdated: true }), yes);
  expect(decision).toEqual({ load: url(to).href });
});

test('a failed code load loads the target as a document', () => {
  const decision = decideNavigation(navigation('/works', { failed: 'code' }), yes);
  expect(decision).toEqual({ load: 'https://site.example/works' });
});

test('a repeated failed code load keeps the visitor on the page and offers a retry', () => {
  const retry = vi.fn();
  const decision = decideNavigation(navigation('/works', { failed: 'code', retry }), no);
  expect(decision).toMatchObject({ stay: true, toast: { type: 'error', autoClose: true } });
  if (typeof decision === 'object' && 'toast' in decision) decision.toast.action?.run();
  expect(decision).toHaveProperty('toast.action.label', 'Повторить');
  expect(retry).toHaveBeenCalledOnce();
});

test('a failed data load is an error of the page and loads no document', () => {
  const guard = { mayLoad: vi.fn(() => true) };
  expect(decideNavigation(navigation('/works', { failed: 'data' }), guard)).toBe('proceed');
  expect(guard.mayLoad).not.toHaveBeenCalled();
});

test.each(['code', 'data'] as const)('missing %s without a network keeps the visitor on the page', (failed) => {
  const decision = decideNavigation(navigation('/works', { failed, isOnline: false, isOutdated: true }), yes);
  expect(decision).toMatchObject({ stay: true, toast: { type: 'error', action: { label: 'Повторить' } } });
});

test('an external address is always loaded as a document', () => {
  const decision = decideNavigation(navigation('https://other.example/a'), no);
  expect(decision).toEqual({ load: 'https://other.example/a' });
});

test('a document of the site is loaded only with the consent of the guard, asked at most once', () => {
  const address = fc.constantFrom('/', '/works', '/works?x=1', '/works#list');
  const facts = fc.record({
    current: address.map(url),
    kind: fc.constantFrom('push' as const, 'pop' as const, 'replace' as const),
    isOutdated: fc.boolean(),
    isOnline: fc.boolean(),
    failed: fc.constantFrom('code' as const, 'data' as const, null),
  });
  fc.assert(
    fc.property(address, facts, fc.boolean(), (to, known, answer) => {
      const mayLoad = vi.fn(() => answer);
      const decision = decideNavigation(navigation(to, known), { mayLoad });
      const isLoad = typeof decision === 'object' && 'load' in decision;
      expect(isLoad).toBe(mayLoad.mock.calls.length === 1 && answer);
      expect(mayLoad.mock.calls.length).toBeLessThanOrEqual(1);
      if (!known.isOnline) expect(isLoad).toBe(false);
      if (!known.isOutdated && known.failed === null) expect(decision).toBe('proceed');
    }),
  );
});
