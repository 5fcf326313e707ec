export function CommentIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 3h12v8H8l-3 3v-3H2z" fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
