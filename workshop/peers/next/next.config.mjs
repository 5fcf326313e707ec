import { resolve } from 'node:path';

const loaders = [resolve(import.meta.dirname, 'site-loader.cjs')];

export default {
  output: 'export',
  turbopack: {
    // Our site lies beside the peer.
    root: resolve(import.meta.dirname, '../../..'),
    rules: { '*.tsx': { loaders }, '*.ts': { loaders } },
  },
  experimental: { inlineCss: true },
  typescript: { ignoreBuildErrors: true },
};
