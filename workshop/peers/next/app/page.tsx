import { HeroLayout } from '../../../../site/shell/layouts/hero-layout.tsx';
import { Page } from '../../../../site/pages/home/page.tsx';
import home from '../../data/home.json' with { type: 'json' };

export const metadata = { title: home.head.title, description: home.head.description };

export default function Home() {
  return (
    <HeroLayout meta={home.meta} crumbs={home.crumbs}>
      <Page payload={home} />
    </HeroLayout>
  );
}
