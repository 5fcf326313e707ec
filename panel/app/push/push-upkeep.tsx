import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useWaitingLeads } from '../leads/lead-queries.ts';
import type { OpenRequest } from './open-request.ts';
import { renewPush } from './this-device.ts';

/** Renews the subscription, opens the leads of clicked notifications and shows new leads on the icon. Renders nothing. */
export function PushUpkeep() {
  const navigate = useNavigate();
  const waiting = useWaitingLeads();
  useEffect(() => {
    // Zero removes the badge. Without an installed panel the promise may reject.
    if (waiting !== undefined && 'setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
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
