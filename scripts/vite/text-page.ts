/*
 * The file of a service or of a further doctor is an address of the site. The framework reads such
 * a module, takes it apart and prints it again, three times in a build, so that it is kept small:
 * the page, which imports its own text.
 */

const pages = /\/content\/(services|doctors)\/([\w-]+)\.mdx(?!\?text$)(?:\?.*)?$/;

/** Whether a module is the page around a text, and not the text itself. */
export const isTextPage = (id: string): boolean => pages.test(id);

const page = (text: string, layout: string, properties: string) => `
import { jsx } from "react/jsx-runtime";
import Text, { frontmatter } from "/content/${text}.mdx?text";
export default function Page() {
  return jsx(${layout}, { ${properties}, children: jsx(Text, {}) });
}`;

/**
 * Returns the module of a service's or a doctor's page: its head, and the layout around its text.
 *
 * @param id the module's name, for which `isTextPage` holds
 * @param text the words of the file
 */
export function textPage(id: string, text: string): string {
  const [, folder, slug] = pages.exec(id) ?? [];
  if (folder === "services") {
    const parts = [...text.matchAll(/<Part is="([^"]*)" title="([^"]*)">/g)];
    const list = JSON.stringify(parts.map(([, part, label]) => ({ id: part, label })));
    return `${page(`services/${slug}`, "ServicePage", `service: frontmatter, parts: ${list}`)}
import { ServicePage, serviceMetadata } from "/app/layout/service/service-page.tsx";
export const meta = () => serviceMetadata(frontmatter);`;
  }
  const path = JSON.stringify(`/provider/${slug}-do`);
  return `${page(`doctors/${slug}`, "DoctorPage", `doctor: frontmatter, path: ${path}`)}
import { DoctorPage, doctorMetadata } from "/app/layout/doctor/doctor-page.tsx";
export const meta = () => doctorMetadata(frontmatter, ${path});`;
}
