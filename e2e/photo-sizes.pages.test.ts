import { test } from './support/fixtures.ts';
import { expectTrueSizes, SMALL_PHONE } from './support/picture-sizes.ts';

const WIDTHS_PX = [320, 390, 412, 600, 768, 900, 1024, 1280, 1440, 1920];
const PAGES = [
  '/',
  '/remont',
  '/remont/komfort',
  '/works',
  '/works/paket/komfort',
  '/works/seychas',
  '/works/dvushka-na-artilleriyskoy',
  '/sales',
  '/sales/dvushka-na-artilleriyskoy-64',
  '/prodazha-kvartir',
  '/stocks/klining',
  '/services',
  '/priyomka',
  '/news',
  '/news/sem-smet-na-dvushku',
  '/about',
  '/about/reviews',
  '/about/vacancies',
  '/contacts',
];

test.for(PAGES)(
  '%s declares true picture sizes at every width, and starts with a small one',
  async (path, { newVisitor }) => {
    const { page } = await newVisitor(SMALL_PHONE);
    await expectTrueSizes(page, path, WIDTHS_PX);
  },
);
