import type { ReactNode } from "react";
import { practice } from "#content/practice";
import { useTranslation } from "../page-context.ts";
import "./site-layout.css";

/** Marks parts that are in the language of the site, on a page in another. */
export const SiteLanguage = ({ children }: { children: ReactNode }) =>
  useTranslation() ? (
    <div className="site-layout-language" lang={practice.language}>
      {children}
    </div>
  ) : (
    children
  );
