import { createActiveEditorSubscription$, realmPlugin } from '@mdxeditor/editor';
import { COMMAND_PRIORITY_CRITICAL, FORMAT_TEXT_COMMAND } from 'lexical';

/** Blocks keyboard shortcuts of formats other than bold and italic, which the loader would refuse. */
export const allowedFormatsPlugin = realmPlugin({
  init(realm) {
    realm.pub(createActiveEditorSubscription$, (editor) =>
      editor.registerCommand(
        FORMAT_TEXT_COMMAND,
        (format) => format !== 'bold' && format !== 'italic',
        COMMAND_PRIORITY_CRITICAL,
      ),
    );
  },
});
