import { config } from 'zod';

// The Content Security Policy forbids `eval`, which the first schema would otherwise try.
config({ jitless: true });
