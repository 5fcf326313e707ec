import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine: `findBy…` waits for states that must occur.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
