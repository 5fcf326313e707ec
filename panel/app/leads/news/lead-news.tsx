import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PushUpkeep } from '../../push/push-upkeep.tsx';
import { thisDeviceId } from '../../push/this-device.ts';
import { LEADS } from '../lead-queries.ts';
import { notify, ringBell } from './bell.ts';
import { followLeads } from './lead-stream.ts';
import { useBell } from './use-bell.ts';

/** Keeps lead lists fresh on every screen and rings for new leads. */
export function LeadNews() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isOn } = useBell();
  const latest = useRef({ isOn, navigate });
  latest.current = { isOn, navigate };
  useEffect(
    () =>
      followLeads({
        onNews: () => void queries.invalidateQueries({ queryKey: LEADS }),
        onFirst({ come }) {
          const [number] = come;
          if (number === undefined || !latest.current.isOn) return;
          ringBell();
          // A push message shows the same notification.
          if (thisDeviceId() !== null) return;
          notify(
            number,
            come.length,
            () => void latest.current.navigate(come.length === 1 ? `/leads/${number}` : '/leads'),
          );
        },
      }),
    [queries],
  );
  return <PushUpkeep />;
}
