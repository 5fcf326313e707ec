import { config } from 'zod';

// Zod probes `eval` when the first schema is created, and the Content Security Policy reports it.
config({ jitless: true });
