export const BY_COMMAND = 'через команду на сервере';

/** Names an action that no person did in the panel, with a prompt as its sign. */
export function ByCommand() {
  return (
    <>
      <svg
        width={14}
        height={14}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        style={{ verticalAlign: '-0.1em' }}
        aria-hidden
      >
        <path d="M4 5l7 7-7 7M13 19h8" />
      </svg>{' '}
      {BY_COMMAND}
    </>
  );
}
