/** Says its text to screen readers when it changes, and shows nothing (WCAG 4.1.3). */
export function Announcement({ children }: { children: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </p>
  );
}
