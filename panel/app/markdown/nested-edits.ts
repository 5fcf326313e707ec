import {
  createActiveEditorSubscription$,
  NESTED_EDITOR_UPDATED_COMMAND,
  realmPlugin,
  rootEditor$,
} from '@mdxeditor/editor';

const PAUSE_MS = 300;

/** Commits edits of nested editors (notes, cells) after a pause; the library commits them only on blur. */
export const nestedEditsPlugin = realmPlugin({
  init(realm) {
    realm.pub(createActiveEditorSubscription$, (editor) => {
      let pause: ReturnType<typeof setTimeout> | undefined;
      const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        const isNested = editor !== realm.getValue(rootEditor$);
        if (!isNested || dirtyElements.size + dirtyLeaves.size === 0) return;
        clearTimeout(pause);
        pause = setTimeout(() => editor.dispatchCommand(NESTED_EDITOR_UPDATED_COMMAND, undefined), PAUSE_MS);
      });
      return () => {
        clearTimeout(pause);
        stop();
      };
    });
  },
});
