import "./coast.css";
import "./papers.css";

/** The practice's logo mark: sun over waves in a rounded arch. Square, as wide as its container. */
export function BrandMark() {
  return (
    <svg className="coast-mark" viewBox="0 0 44 44" aria-hidden="true">
      <path className="coast-sea-mid" d="M2 22a20 20 0 0 1 40 0v8H2z" />
      <circle className="coast-sun" cx="22" cy="18" r="9" />
      <path className="coast-sail" d="M2 26.5q5-5.5 10.5-2t10 2 9.5-2.5 10 1.5V34H2z" />
      <path
        className="coast-lagoon"
        d="M2 30.5q5-4.5 10.5-1t10 1.5 9.5-2 10 1.5V38a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z"
      />
      <path
        className="coast-sea"
        d="M2 37q5-3.5 10.5-1t10 1 9.5-1.5 10 1V38a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z"
      />
    </svg>
  );
}
