import { Button, Stack } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { COMMENT_LENGTH } from '../../../contract/comments.ts';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { request } from '../../lib/request.ts';

type Props = { readonly id: number; readonly author: string; readonly onReturned: () => void };

/** An unsent remark is kept in the session storage: it survives a reload and ends with the tab. */
export function ReturnForm({ id, author, onReturned }: Props) {
  const [remark, setRemark, clear] = useSessionStorage({ key: `review-${id}`, defaultValue: '' });
  const giveBack = useMutation({
    mutationFn: () => request('POST', `/api/reviews/${id}/return`, { remark }),
    onSuccess() {
      clear();
      onReturned();
    },
  });
  const isEmpty = remark.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) giveBack.mutate();
      }}
    >
      <Stack gap="xs" align="flex-start" maw={560}>
        <GrowingTextarea
          label="Замечание"
          description={`Его увидит ${author}; правка вернётся в черновик`}
          w="100%"
          minRows={2}
          maxLength={COMMENT_LENGTH}
          value={remark}
          error={giveBack.error?.message}
          onChange={({ currentTarget }) => setRemark(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={giveBack.isPending} disabled={isEmpty}>
          Вернуть с замечанием
        </Button>
      </Stack>
    </form>
  );
}
