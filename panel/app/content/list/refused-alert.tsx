import { Alert, List } from '@mantine/core';

type Props = {
  readonly doneCount: number;
  readonly refused: readonly { readonly file: string; readonly title: string; readonly message: string }[];
  readonly onClose: () => void;
};

/** Lists the entries that an action could not change, with the reasons. */
export function RefusedAlert({ doneCount, refused, onClose }: Props) {
  return (
    <Alert
      role="alert"
      color="orange"
      mah="40dvh"
      style={{ overflowY: 'auto' }}
      title={`Получилось: ${doneCount}, не получилось: ${refused.length}`}
      withCloseButton
      closeButtonLabel="Закрыть"
      onClose={onClose}
    >
      <List size="sm">
        {refused.map(({ file, title, message }) => (
          <List.Item key={file} data-words>
            {title}. {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
