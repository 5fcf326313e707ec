import { expect, test } from 'vitest';
import { codeOf, setUpSecondFactor } from '../testing/authenticator.fixture.ts';
import { emailOf, PASSWORD, startTestPanel } from '../testing/start-test-panel.fixture.ts';
import { readSecret } from './secret.ts';

const [SECOND, THIRD] = ['y'.repeat(32), 'z'.repeat(32)];

test('a new secret opens second factors with and without the previous one, old spare codes only with it', async () => {
  await using panel = await startTestPanel();
  const { uri, backupCodes } = await setUpSecondFactor(await panel.signIn('admin'), PASSWORD);
  const first = readSecret(panel.dataDir, null);
  const enter = async (code: string | undefined) => {
    const visitor = panel.stranger();
    await visitor.ask('POST', '/api/auth/sign-in', { email: emailOf('admin'), password: PASSWORD });
    return (await visitor.ask('POST', '/api/auth/second-step', { code })).status;
  };
  const code = () => codeOf(uri, 1);

  await panel.restart({ PANEL_SECRET: SECOND, PANEL_SECRET_PREVIOUS: first });
  expect([await enter(await code()), await enter(backupCodes[0]), await enter(backupCodes[0])]).toEqual([
    200, 200, 422,
  ]);
  await panel.restart({ PANEL_SECRET: SECOND });
  expect([await enter(await code()), await enter(backupCodes[1])]).toEqual([200, 422]);
  await panel.restart({ PANEL_SECRET: THIRD });
  expect(await enter(await code())).not.toBe(200);
  // A skipped rotation is recoverable: the operator can still configure the correct previous secret.
  await panel.restart({ PANEL_SECRET: THIRD, PANEL_SECRET_PREVIOUS: SECOND });
  expect(await enter(await code())).toBe(200);
});
