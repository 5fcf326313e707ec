import { test } from './support/fixtures.ts';
import { expectTrueSizes, SMALL_PHONE } from './support/picture-sizes.ts';

test.for(['/', '/works/dvushka-na-artilleriyskoy', '/sales'])(
  '%s declares true picture sizes, and starts with a small one',
  async (path, { newVisitor }) => {
    const { page } = await newVisitor(SMALL_PHONE);
    await expectTrueSizes(page, path, [390, 1440]);
  },
);
