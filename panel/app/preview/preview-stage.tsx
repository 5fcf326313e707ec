import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import classes from './preview.module.css';
import type { useFrames } from './use-frames.ts';

type Props = {
  /** Of the window that the site believes to be in. */
  width: number;
  isStale: boolean;
  frames: ReturnType<typeof useFrames>;
};

/** Frames as wide as the device, scaled to the place there is. */
export function PreviewStage({ width, isStale, frames: { frames, shown, hold, loaded } }: Props) {
  const { ref, width: place, height } = useElementSize();
  const scale = place === 0 ? 1 : Math.min(1, place / width);
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
          // Without an origin: nothing in a draft can act for the person who looks at it.
          sandbox="allow-scripts allow-popups allow-forms"
          onLoad={() => loaded(id)}
        />
      ))}
    </Box>
  );
}
