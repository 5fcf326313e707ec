import type { PushSettings } from '../../contract/push.ts';
import { get } from '../lib/request.ts';

export const pushQuery = () => ({ queryKey: ['push'], queryFn: () => get<PushSettings>('/api/push') });
