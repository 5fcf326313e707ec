import { Button } from '@mantine/core';
import { useBrand } from './use-brand.ts';

export function OpenSite() {
  const { siteUrl } = useBrand();
  return (
    <Button component="a" href={siteUrl} target="_blank" rel="noreferrer" variant="default">
      Открыть сайт
    </Button>
  );
}
