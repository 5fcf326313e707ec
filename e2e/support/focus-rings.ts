import type { Page } from 'playwright-core';

/**
 * Returns clipped focus rings, and focused elements that a fixed or sticky box covers (WCAG 2.4.11), with the cause.
 */
export function findFocusRingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const FOCUSABLE = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex]';
    const SIDES = ['left', 'top', 'right', 'bottom'] as const;
    /** Layout has fractional pixels. */
    const TOLERANCE_PX = 1;

    const px = (length: string | undefined) => Number.parseFloat(length ?? '') || 0;
    const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
      left: left - by,
      top: top - by,
      right: right + by,
      bottom: bottom + by,
    });

    /** Returns how far outline and shadows extend, in px, and a key that changes with them. */
    function ringOf(element: Element) {
      const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 0 : px(outlineWidth) + px(outlineOffset);
      const spreads = boxShadow
        .split(/,(?![^(]*\))/)
        .filter((shadow) => !shadow.includes('inset'))
        .map((shadow) =>
          px(
            shadow
              .replace(/rgba?\([^)]*\)|color\([^)]*\)/, '')
              .trim()
              .split(' ')[3],
          ),
        );
      return {
        reach: Math.max(outline, ...spreads, 0),
        look: [outlineStyle, outlineStyle !== 'none' && outlineWidth, boxShadow].join(),
      };
    }

    /** Returns the elements that can show the focus ring: the element, its ancestors and its siblings. */
    function around(element: Element): Element[] {
      const parents: Element[] = [];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) parents.push(at);
      return [element, ...[...(element.parentElement?.children ?? [])].filter((one) => one !== element), ...parents];
    }

    function clipOf(element: Element): Partial<Box> {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isContained = style.contentVisibility !== 'visible' || /paint|strict|content/.test(style.contain);
      const margin = px(style.overflowClipMargin.match(/[\d.]+px/)?.[0]);
      const clips = (overflow: string) => isContained || overflow !== 'visible';
      const reach = (overflow: string) => (overflow === 'clip' || (isContained && overflow === 'visible') ? margin : 0);
      const clip: Partial<Box> = style.clipPath === 'none' ? {} : { ...grown(box, 0) };
      if (clips(style.overflowX)) {
        clip.left = box.left + px(style.borderLeftWidth) - reach(style.overflowX);
        clip.right = box.right - px(style.borderRightWidth) + reach(style.overflowX);
      }
      if (clips(style.overflowY)) {
        clip.top = box.top + px(style.borderTopWidth) - reach(style.overflowY);
        clip.bottom = box.bottom - px(style.borderBottomWidth) + reach(style.overflowY);
      }
      return clip;
    }

    const isOnTop = (element: Element) => element.matches(':popover-open, :modal');

    /** Whether an ancestor is the containing block of a descendant with this `position`. */
    function isPlacing({ transform, contentVisibility, position }: CSSStyleDeclaration, inner: string): boolean {
      if (transform !== 'none' || contentVisibility !== 'visible') return true;
      return inner === 'absolute' ? position !== 'static' : inner !== 'fixed';
    }

    /** Returns ancestors that can clip an element: those in its chain of containing blocks, without the body. */
    function clippers(element: Element): Element[] {
      const found: Element[] = [];
      let { position } = getComputedStyle(element);
      for (let at = element; !isOnTop(at) && at.parentElement; ) {
        at = at.parentElement;
        if (at === document.body) break;
        const style = getComputedStyle(at);
        if (!isPlacing(style, position)) continue;
        found.push(at);
        position = style.position;
      }
      return found;
    }

    function name(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.className} «${(element.textContent || element.outerHTML).trim().slice(0, 50)}»`;
    }

    function cutsOf(ringed: Element, reach: number): string[] {
      const ring = grown(ringed.getBoundingClientRect(), reach);
      const sides = { left: 0, right: document.documentElement.clientWidth };
      // A tall element is only partly scrolled into view.
      const isHigh = ring.bottom - ring.top > innerHeight / 2;
      const screen: Partial<Box> = isHigh ? sides : { ...sides, top: 0, bottom: innerHeight };
      const clips = clippers(ringed).map((element) => [name(element), clipOf(element)] as const);
      return [...clips, ['the screen', screen] as const].flatMap(([by, clip]) => {
        const cut = SIDES.filter((side) => {
          const edge = clip[side];
          if (edge === undefined) return false;
          return (side === 'left' || side === 'top' ? edge - ring[side] : ring[side] - edge) > TOLERANCE_PX;
        });
        return cut.length === 0 ? [] : [`${cut.join(' and ')} by ${by}`];
      });
    }

    function stayingAround(element: Element | null): Element | null {
      for (let at = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    }

    /** Returns fixed and sticky boxes over the middle of the upper and lower edge of a focused element. */
    function coversOf(target: Element): string[] {
      // Sections near the viewport are laid out late and have moved the element since it received focus.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom } = target.getBoundingClientRect();
      if (bottom - top > innerHeight / 2) return [];
      const middle = Math.min(Math.max((left + right) / 2, 1), document.documentElement.clientWidth - 2);
      const over = [top + 1, bottom - 1].flatMap((y) => {
        const cover = stayingAround(document.elementFromPoint(middle, y));
        return cover && !cover.contains(target) ? [`covered by ${name(cover)}`] : [];
      });
      return [...new Set(over)];
    }

    function cutWithin(root: ParentNode): string[] {
      const targets = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (target) => target.tabIndex >= 0 && target.checkVisibility({ visibilityProperty: true }),
      );
      return targets.flatMap((target) => {
        (document.activeElement as HTMLElement | null)?.blur();
        const places = around(target);
        const before = places.map((place) => ringOf(place).look);
        target.focus({ focusVisible: true } as FocusOptions);
        if (document.activeElement !== target) return [];
        const covers = coversOf(target).map((cover) => `${name(target)}: ${cover}`);
        const cuts = places.flatMap((place, index) => {
          const { reach, look } = ringOf(place);
          if (look === before[index] || getComputedStyle(place).opacity === '0') return [];
          return cutsOf(place, reach).map((cut) => `${name(target)}: ring of ${name(place)}: ${cut}`);
        });
        return [...covers, ...cuts];
      });
    }

    // A transition of zero duration still ends one frame later, and an animation begins elsewhere.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
    for (const details of document.querySelectorAll('details')) details.open = true;
    const popovers = document.querySelectorAll<HTMLElement>('[popover=auto]:not([open])');
    return [
      ...cutWithin(document),
      ...[...popovers].flatMap((popover) => {
        popover.showPopover();
        const cut = cutWithin(popover);
        popover.hidePopover();
        return cut;
      }),
    ];
  });
}
