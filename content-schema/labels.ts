import { strictObject, z } from "zod";
import type { OfferedWords } from "./offered-words.ts";
import { link, optionalText, text } from "./validation/fields.ts";

/** What stands around a page's text, in its language: header, menu, bar, footer and phones. */
export const labelsSchema = strictObject({
  preview: text("Vista previa: los nombres, teléfonos y opiniones son ejemplos."),
  skip: text("Saltar al contenido"),
  breadcrumb: text("Ruta"),
  home: text("Inicio"),
  contents: text("En esta página"),
  close: text("Cerrar"),
  menu: text("Menú"),
  menuNavigation: text("Principal, en el teléfono"),
  inOtherLanguage: optionalText.meta({
    label: "Before menus, whose pages are in the language of the site",
    hint: "Such as: En inglés.",
  }),
  links: z.array(link).meta({ label: "Names of the pages that menus link to" }),
  search: text("Buscar (en inglés)"),
  accessibility: text("Accesibilidad (en inglés)"),
  specialty: text("Proctólogo certificado"),
  book: text("Reservar (en inglés)"),
  call: text("Llámenos"),
  bar: strictObject({ name: text("Llamar o reservar"), call: text("Llamar") }),
  closures: strictObject({
    name: text("Cambio de horario"),
    closed: text("Cerrado: {days}"),
    open: text("{days}: abierto de {hours}"),
    fromTo: text("{first} a {last}"),
  }),
  practice: text("El consultorio"),
  services: text("Servicios"),
  offices: text("Consultorios"),
  phones: strictObject({
    heading: text("Llame a un consultorio"),
    first: text("Llame al (310) 555-0100"),
    say: text("Solo diga: “Quisiera una cita en privado”."),
    tollFree: text("Llamada gratis: {phone}"),
    closed: strictObject({
      heading: text("¿No puede esperar y estamos cerrados?"),
      text: text("Vaya a una sala de emergencias. En una emergencia, llame al 911."),
    }),
    text: text("Mensaje de texto: sin síntomas y sin fotos"),
    call911: text("Llame al 911"),
  }),
});

export type Labels = z.output<typeof labelsSchema>;

/** The labels around pages in the language of the site. */
export function labelsOf(words: OfferedWords, call911: string): Labels {
  const { common, search, footer, offices } = words;
  return {
    preview: common.preview,
    skip: common.header.skip,
    breadcrumb: common.breadcrumb.name,
    home: common.breadcrumb.home,
    contents: common.controls.contents,
    close: common.controls.close,
    menu: common.menu.name,
    menuNavigation: common.menu.navigation,
    inOtherLanguage: "",
    links: [],
    search: search.open,
    accessibility: words["accessibility-panel"].name,
    specialty: common.header.specialty,
    book: common.book,
    call: offices.call.heading,
    bar: common.actionBar,
    closures: offices.closures,
    practice: footer.practice.heading,
    services: footer.services,
    offices: footer.contact,
    phones: { ...offices.call, first: common.menu.call, text: common.textUs, call911 },
  };
}
