/** A visually hidden live region: screen readers announce its text on each change (WCAG 4.1.3). */
export function Announcement({ children }: { children: string }) {
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </p>
  );
}
