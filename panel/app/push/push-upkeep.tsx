import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LEADS } from '../leads/lead-queries.ts';
import { get } from '../lib/request.ts';
import type { OpenRequest } from './open-request.ts';
import { renewPush } from './this-device.ts';

/** Renews the subscription, opens the leads of clicked notifications and shows new leads on the icon. Renders nothing. */
export function PushUpkeep() {
  const navigate = useNavigate();
  const waiting = useQuery({
    queryKey: [...LEADS, 'waiting'],
    queryFn: () => get<{ waiting: number }>('/api/push/waiting'),
    enabled: 'setAppBadge' in navigator,
  }).data?.waiting;
  useEffect(() => {
    // Zero removes the badge. Without an installed panel the promise may reject.
    if (waiting !== undefined) void navigator.setAppBadge(waiting).catch(() => undefined);
  }, [waiting]);
  // A failed renewal is repeated at the next start.
  useEffect(() => void renewPush().catch(() => undefined), []);
  useEffect(() => {
    const workers = navigator.serviceWorker;
    const onMessage = ({ data }: MessageEvent<Partial<OpenRequest>>) => {
      if (data.open) void navigate(data.open);
    };
    workers?.addEventListener('message', onMessage);
    return () => workers?.removeEventListener('message', onMessage);
  }, [navigate]);
  return null;
}
