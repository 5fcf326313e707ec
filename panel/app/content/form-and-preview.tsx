import { Box, Loader } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { EntryText, KindInfo } from '../../contract/content.ts';
import { BODY } from '../../contract/field-place.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { focusWhenRendered, pathAround } from '../fields/focus-field.ts';
import { focusTextWhenLoaded } from '../fields/focus-text.ts';
import { Observed } from '../lib/observed.ts';
import { fillHeight } from './fill-height.ts';
import classes from './form-and-preview.module.css';
import { FormTools } from './form-tools.tsx';
import { ShowOnPage } from './show-on-page.tsx';
import { useDivider } from './use-divider.ts';
import { useFieldAddress } from './use-field-address.ts';
import { useFieldInView } from './use-field-in-view.ts';
import { usePageView } from './use-page-view.ts';
import { ViewSwitch } from './view-switch.tsx';

type Props = {
  readonly kind: KindInfo;
  readonly file: string;
  readonly text: Observed<EntryText>;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly children: (isPreviewed: boolean) => ReactNode;
};

const PreviewPane = lazy(async () => ({ default: (await import('../preview/preview-pane.tsx')).PreviewPane }));

/** The form next to its page on wide screens; on narrow ones the page with the form in a sheet, or the form alone. */
export function FormAndPreview({ kind, file, text, isNew, isReadOnly, children }: Props) {
  const { isWide, hasPage, isSideBySide, isSheet, isOneBar, showPage } = usePageView(isNew);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Moving the divider does not re-render the form.
  const form = useMemo(() => children(hasPage), [children, hasPage]);
  const divider = useDivider();
  const [chosen] = useState(() => new Observed<string | null>(null));
  const { form: formRef, inView } = useFieldInView(chosen, isSideBySide);
  const sections = useExpandedSections();
  const { from, openElsewhere } = useFieldAddress(openField);

  function openField(path: string, clicked: string | null = null) {
    setSheetOpen(true);
    sections.reveal(path);
    focusWhenRendered(path);
    if (path === BODY && clicked !== null) focusTextWhenLoaded(path, clicked);
  }

  const handleFocus = ({ target }: FocusEvent) => {
    const path = pathAround(target);
    if (path !== null) chosen.set(path);
  };

  function showChosen() {
    showPage(true);
    const path = chosen.get();
    if (path !== null) openField(path);
  }

  return (
    <>
      {!isWide && (
        <ViewSwitch
          hasPage={hasPage}
          isInBar={isOneBar}
          onChange={(isShown) => {
            setSheetOpen(false);
            showPage(isShown);
          }}
        />
      )}
      <div
        ref={divider.ref}
        className={classes.both}
        data-narrow={!isWide || undefined}
        data-dragged={divider.isDragged || undefined}
        data-split={(isSheet && isSheetOpen) || undefined}
      >
        {/* The form is hidden rather than unmounted, which keeps input and expanded sections. */}
        <Box
          ref={formRef}
          className={classes.form}
          data-sheet={isSheet || undefined}
          hidden={isSheet && !isSheetOpen}
          {...(isSideBySide ? { style: { flexGrow: divider.form } } : {})}
          onFocus={handleFocus}
        >
          <FormTools
            kind={kind}
            hasAllFields={!isReadOnly && !isOneBar}
            onDone={isSheet ? () => setSheetOpen(false) : null}
          />
          {form}
          {!hasPage && <ShowOnPage chosen={chosen} isWide={isWide} onShow={showChosen} />}
        </Box>
        {isSideBySide && <div {...divider.handle} className={classes.divider} />}
        {hasPage && (
          <Box
            ref={fillHeight}
            className={classes.page}
            {...(isSideBySide ? { style: { flexGrow: divider.page } } : {})}
          >
            <Suspense fallback={<Loader role="status" aria-label="Загрузка" />}>
              <PreviewPane
                file={file}
                text={text}
                from={from}
                chosen={chosen}
                inView={inView}
                isCompact={isSheet && isSheetOpen}
                onHide={() => showPage(false)}
                onOpenHere={openField}
                onOpenElsewhere={openElsewhere}
              />
            </Suspense>
          </Box>
        )}
      </div>
    </>
  );
}
