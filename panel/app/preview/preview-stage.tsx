import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect } from 'react';
import classes from './preview.module.css';
import type { useFrames } from './use-frames.ts';

type Props = {
  /** Viewport width that the framed site sees. */
  width: number;
  isStale: boolean;
  frames: ReturnType<typeof useFrames>;
  onScale: (scale: number) => void;
};

export function PreviewStage({ width, isStale, frames: { frames, shown, hold, loaded }, onScale }: Props) {
  const { ref, width: place, height } = useElementSize();
  const scale = place === 0 ? 1 : Math.min(1, place / width);
  useEffect(() => onScale(scale), [scale, onScale]);
  const size = { width, height: height / scale, transform: `scale(${scale})`, left: Math.max(0, (place - width) / 2) };
  return (
    <Box ref={ref} className={classes.stage} data-stale={isStale || undefined}>
      {frames.map(({ id, src }) => (
        <iframe
          key={id}
          ref={(element) => hold(id, element)}
          className={classes.frame}
          style={size}
          data-shown={id === shown || undefined}
          inert={id !== shown}
          title={id === shown ? 'Просмотр черновика' : 'Следующий черновик'}
          src={src}
          // No `allow-same-origin`: scripts of a draft cannot act on behalf of the signed-in person.
          sandbox="allow-scripts allow-popups allow-forms"
          onLoad={() => loaded(id)}
        />
      ))}
    </Box>
  );
}
