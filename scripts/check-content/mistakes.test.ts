import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { practiceWith } from "../../tests/support/practice-with.ts";
import { checkContent } from "./check.ts";
import { addressError } from "./texts.ts";

const refusedHosts =
  "user:password@ LOCALHOST/ 127.0.0.1/ localhost/ https:// */ a.example,b.example/ 192.168.1.10/ [::1]/";
const invisible = "\u202e \ufffd \u200b \u00ad";
const rows = (values: string, rowOf: (value: string) => string) =>
  values.split(" ").map(rowOf).join("\n");

/*
 * What an editor reads after a slip: one line with the place, what was expected and found, and what
 * to write. Each row has a file of the sample practice, a text in it, what the editor makes of it
 * and the message, in which … stands for anything. ⏎ ends a line.
 */
const mistakes = `
prices.yaml | 120.5 | 120,5 | : telehealth: expected a price in dollars such as 39.95, found "120,5"; write 120.5
prices.yaml | 120.5 | .inf | : telehealth: expected a price in dollars such as 39.95, found Infinity
prices.yaml | 120.5 | .NaN | : telehealth: expected a price in dollars such as 39.95, found NaN
prices.yaml | 120.5 | $1,200 | : telehealth: expected a price in dollars such as 39.95, found "$1,200"; write 1200
prices.yaml | 120.5 | 399500 | : telehealth: expected a price of at most 50000, found 399500
prices.yaml | 120.5 | "120" | : telehealth: expected a price in dollars such as 39.95, found "120"; write 120 without quotation marks
prices.yaml | 120.5 | "0" | : telehealth: expected a price in dollars such as 39.95, found "0"
prices.yaml | 120.5 | about 40 | : telehealth: expected a price in dollars such as 39.95, found "about 40"
prices.yaml | 120.5 | 99.951 | : telehealth: expected a price in dollars and cents such as 39.95, found 99.951
offices.yaml | "+15125550100" | +15125550100 | : offices[0].phone: expected a US phone number such as +13105550100, found 15125550100; write "+15125550100"
offices.yaml | "+15125550100" | (512) 555-0100 | : offices[0].phone: expected a US phone number such as +13105550100, found "(512) 555-0100"; write "+15125550100"
offices.yaml | "78701" | 78701 | : offices[0].zip: expected a five-digit ZIP code such as 90212, found 78701; write "78701" with quotation marks
offices.yaml | Suite 500 | 500 | : offices[0].suite: expected a text such as “Suite 310”, found 500; write "500" with quotation marks
offices.yaml | view: hills | view: hils | : offices[0].view: expected one of …, found "hils"; did you mean "hills"?
offices.yaml | zip: | zipcode: | : offices[0]: expected only the fields …, found "zipcode"; did you mean "zip"?
hours.yaml | "08:00" | 8 AM | : week.monday.opens: expected a time of day such as 09:00, found "8 AM"; write "08:00"
hours.yaml | "16:30" | "04:30" | : week.monday.closes: expected a time after the opening, with 24 hours (5 PM is 17:00), found "04:30"
hours.yaml | friday: null | friday: closed | : week.friday: expected opening and closing time such as { opens: "09:00", closes: "17:00" }, or null, found "closed"
hours.yaml | [] | [{ date: 12/25/2026, hours: null, reason: Christmas }] | : holidays[0].date: expected a date such as 2027-01-31, found "12/25/2026"; write "2026-12-25"
hours.yaml | [] | [{ date: 25/12/2026, hours: null }] | : holidays[0].date: expected a date such as 2027-01-31, found "25/12/2026"
hours.yaml | [] | [{ date: 2/30/2027, hours: null }] | : holidays[0].date: expected a date such as 2027-01-31, found "2/30/2027"
hours.yaml | [] | [{ date: 0026-12-25, hours: null, reason: Christmas }] | : holidays[0].date: expected a date such as 2027-01-31, found "0026-12-25"
hours.yaml | [] | [{ date: "2026-12-25", until: "2026-12-24", hours: null, reason: Christmas }] | : holidays[0].until: expected a date after the first day, or nothing for a single day, found "2026-12-24"
hours.yaml | [] | [{ date: "2026-12-25", until: "2036-01-02", hours: null }] | : holidays[0].until: expected a day of the year after the first day, found "2036-01-02"
hours.yaml | [] | [{ date: "2026-12-25", hours: null, reason: Christmas. }] | : holidays[0].reason: expected words without a period at the end, found "Christmas."
hours.yaml | [] | [{ date: "2026-12-24", until: "2026-12-26", hours: null, reason: A }, { date: "2026-12-26", hours: null, reason: B }] | : holidays[1].date: expected each day once (an entry above holds from 2026-12-24), found "2026-12-26"
hours.yaml | [] | [{ date: "2026-12-24", office: austn, hours: null }] | : holidays[0].office: expected one of austin, found "austn"; did you mean "austin"?
practice.yaml | America/Chicago | America/Chicagoo | : timeZone: expected one of …, found "America/Chicagoo"; did you mean "America/Chicago"?
practice.yaml | name: Robin Sample | name: Dr. Robin Sample, MD | : provider.name: expected the name alone, without Dr. and degree, such as Sample Name, found "Dr. Robin Sample, MD"
practice.yaml | name: Robin Sample | name: Robin Sample D.O. | : provider.name: expected the name alone, without Dr. and degree, such as Sample Name, found "Robin Sample D.O."
practice.yaml | name: Robin Sample | name: 李明 | : provider.name: expected a name in Latin letters, such as Sample Name, found "李明"
practice.yaml | language: en-US | language: xx-QQ | : language: expected a language such as en-US, or es, found "xx-QQ"
practice.yaml | language: en-US | language: English | : language: expected a language such as en-US, or es, found "English"
practice.yaml | language: en-US | language: ar | : language: expected a language that is written from left to right, as the layout is, found "ar"
practice.yaml | titleSuffix: | titelSuffix: | : (the whole record): expected only the fields …, found "titelSuffix"; did you mean "titleSuffix"?
practice.yaml | coveredEntity: true | coveredEntity: "yes" | : hipaa.coveredEntity: expected true or false, found "yes"
practice.yaml | personAnswers: A person answers the phone during office hours. | personAnswers: always | : promises.personAnswers: expected a whole sentence such as “A person answers the phone during office hours.”, or nothing, found "always"
practice.yaml | fewestImages: 1 | fewestImages: 0 | : photoConsult.fewestImages: expected 1 or more, found 0
services/acne.mdx | title: Acne⏎ | title: "{{phone.main} Acne"⏎ | : title: expected a text without {{phone.main}, found "{{phone.main} Acne"
services/acne.mdx | title: Acne⏎ | title: "{phone.main}} Acne"⏎ | : title: expected a text without {phone.main}}, found "{phone.main}} Acne"
services/acne.mdx | title: Acne⏎ | title: <i>Acne</i>⏎ | : title: expected words without <tags>, found "<i>Acne</i>"
practice.yaml | sentence: We are | sentence: We <b>are</b> | : insurance.sentence: expected words without <tags>, found …
practice.yaml | sentence: We are | sentence: We **are** | : insurance.sentence: expected words without **marks**, [links](/about) and &amp;, which do not take effect here, found …
practice.yaml | sentence: We are | sentence: We [are](/about) | : insurance.sentence: expected words without **marks**, [links](/about) and &amp;, which do not take effect here, found …
practice.yaml | sentence: We are | sentence: We &amp; ours are | : insurance.sentence: expected words without **marks**, [links](/about) and &amp;, which do not take effect here, found …
practice.yaml | sentence: We are | sentence: We&nbsp;are | : insurance.sentence: expected words without **marks**, [links](/about) and &amp;, which do not take effect here, found …
practice.yaml | sentence: We are | sentence: We are&#8212; | : insurance.sentence: expected words without **marks**, [links](/about) and &amp;, which do not take effect here, found …
practice.yaml | sentence: We are | sentence: We <!-- truly --> are | : insurance.sentence: expected words without <tags>, found …
practice.yaml | personAnswers: A person | personAnswers: A <b>person</b> | : promises.personAnswers: expected words without <tags>, found …
practice.yaml | personAnswers: A person answers | personAnswers: A {person} answers | : promises.personAnswers: expected a text without { and }, found …
practice.yaml | fictitiousNamePermit: FN-0000 | fictitiousNamePermit: "  " | : provider.fictitiousNamePermit: expected a text, or nothing, found "  "
practice.yaml | fictitiousNamePermit: FN-0000 | fictitiousNamePermit: "{number} 12" | : provider.fictitiousNamePermit: expected a text without { and }, found "{number} 12"
words/common.yaml | book: Book Online | book: "{{nope}}" | , line …: expected a fact that the site has, such as {{phone.main}}, found {{nope}}
practice.yaml | asOf: "2026 | asOf: "2036 | : rating.asOf: expected a day that has come, found …
practice.yaml | fewestImages: 1 | fewestImages: 9 | : photoConsult.mostImages: expected as many as the fewest, or more, found …
practice.yaml | mostImages: 3 | mostImages: 1 | : photoConsult.mostImages: expected 2 or more, as pages speak of photos, found 1
practice.yaml | value: 4.7 | value: 4.987654321 | : rating.value: expected at most two decimals, found 4.987654321
practice.yaml | count: 31 | count: 1 | : rating.count: expected 2 or more, as pages speak of ratings, found 1
practice.yaml | type: Physician | type: Osteopathic Physician | : provider.license.type: expected what goes with the degree (osteopathic boards license DOs), found "Osteopathic Physician"
practice.yaml | "Sample: we see people of every age." | "{{answer.period}} {{answer.ages}}" | , line …: expected a text that does not lead back to {{answer.ages}}, found {{answer.ages}}
practice.yaml | bookingUrl: /samples/booking.html | bookingUrl: https://www.example.com/book | : site.bookingUrl: expected an address on another origin than the site's, found "https://www.example.com/book"
practice.yaml | bookingUrl: /samples/booking.html | bookingUrl: javascript:alert(1) | : site.bookingUrl: expected an https address such as https://booking.example.com/practice, found "javascript:alert(1)"
practice.yaml | bookingUrl: /samples/booking.html | bookingUrl: /samples/nope.html | : site.bookingUrl: expected a file in public/, found /samples/nope.html
practice.yaml | privacyNotice: https://www.example.com/privacy-practices.pdf | privacyNotice: /nope.pdf | : hipaa.privacyNotice: expected a file in public/, found /nope.pdf
pages/about.mdx | /service/acne | /nope.pdf | , line 7: expected a file in public/, found /nope.pdf
practice.yaml | url: https://www.example.com⏎ | url: https://www.example.com/⏎ | : site.url: expected an https origin without a path or final slash, such as https://www.example.com, found "https://www.example.com/"
pages.yaml | that *worries* you | that worries you, ${"and you ".repeat(12)}| : home.heading: expected at most 120 characters, found …
pages.yaml | that *worries* you | *that* *worries* you | : home.heading: expected a heading with no emphasis, or with one word between two stars, such as “The things *nobody* says”, found "Clear answers for skin *that* *worries* you."
navigation.yaml | all: doctors | all: doctor | : items[1].submenu[1].all: expected services or doctors, found "doctor"; did you mean "doctors"?
search-words.yaml | path: /service/acne | path: /service/eczema | : pages: expected each address once, found …
search-words.yaml | path: /service/acne | path: /service/akne#x | : pages[1].path: expected a link to a page of this site, found /service/akne; did you mean /service/acne?
navigation.yaml | href: /contact-us | href: contact | : items[5].href: expected a path such as /about, found "contact"
navigation.yaml | href: /contact-us | href: //contact.example | : items[5].href: expected a path such as /about, found "//contact.example"
navigation.yaml | href: /contact-us | href: "/\\tcontact-us" | : items[5].href: expected a path such as /about, found "/\\tcontact-us"
words/photo-consult.yaml | url: https | url: data:text/html,https | : photos.children.link.url: expected an https address such as https://www.example.com/page, found …
practice.yaml | url: https://www.instagram.com/ | url: javascript:run() | : …: expected an https address such as https://www.example.com/page, found "javascript:run()"
services/acne.mdx | year: 2024 | year: 2062 | : sources[0].year: expected … or less, found 2062
${rows(refusedHosts, (host) => `services/acne.mdx | url: https:// | url: https://${host} | : sources[0].url: expected an https address such as https://www.example.com/page, found …`)}
practice.yaml | bookingUrl: /samples/booking.html | bookingUrl: "https://book.example;trusted-types/" | : site.bookingUrl: expected an https address such as https://booking.example.com/practice, found …
press.yaml | names: | __proto__: { names: [] }⏎names: | , line 1: expected a name of letters, digits and hyphens before each colon, found __proto__: { names: [] }
press.yaml | names: | constructor: a⏎names: | : (the whole record): expected only the fields names, found "constructor"
press.yaml | names: | a: &a [1]⏎names: | , line 1: expected words that begin with a sign between quotation marks, found a: &a [1]
press.yaml | names: | a: !!js/function run⏎names: | , line …: expected words that begin with a sign between quotation marks, found …
navigation.yaml | href: /contact-us | href: /contact | : items[5].href: expected a link to a page of this site, found /contact; did you mean /contact-us?
navigation.yaml | href: /contact-us | hre: /contact-us | : items[5]: expected only the fields label, href, submenu, found "hre"; did you mean "href"?
navigation.yaml | - all: doctors | - Doctors | : items[1].submenu[1]: expected a label and its href, or all: services, or all: doctors, found "Doctors"
navigation.yaml | items: | items: []⏎former: | : (the whole record): expected only the fields items, found "former"⏎content/navigation.yaml: items: expected at least 1 entry, found []
testimonials.yaml | sample: true⏎    name: Patient A. | sample: false⏎    name: Patient A. | : testimonials[0].permission: expected where the signed permission is kept, such as permission: "Folder 3, 2026-10-02", found null
gallery.yaml | sample: true | sample: false | : categories[0].pairs[0].consent: expected the patient's consent: where it is kept, such as C-2026-14, its date, and the website as its scope, found null
gallery.yaml | sample: true⏎        consent: null | sample: false⏎        consent: { id: C-1, date: "2026-10-02", scope: website, revoked: true } | : categories[0].pairs[0].consent.revoked: …a consent that stands…
gallery.yaml | sample: true⏎        consent: null | sample: false⏎        consent: { id: C-1, date: "2026-10-02", scope: study, revoked: false } | : categories[0].pairs[0].consent.scope: …website…
gallery.yaml | sample: true⏎        consent: null | sample: false⏎        consent: { id: C-1, date: "2099-10-02", scope: website, revoked: false } | : categories[0].pairs[0].consent.date: …a day that has come…
gallery.yaml | "01-after.png" | "reyes.png" | : categories[0].pairs[0].after.file: …a neutral name…
gallery.yaml | "After, sample drawing: the same blue disk without spots" | "Before, sample drawing: a blue disk with dark spots" | : categories[0].pairs[0].after.alt: …other words…
gallery.yaml | id: mole-removal | id: acne-scars | : categories: expected each short name (id) once, found …
gallery.yaml | "02-before.png"⏎          alt: "Before, sample drawing: a green disk with dark spots"⏎        after:⏎          file: "02-after.png" | "01-before.jpg"⏎          alt: "Before, sample drawing: a green disk with dark spots"⏎        after:⏎          file: "01-after.jpg" | : categories[0].pairs: expected each number of pictures once, found …
offices.yaml | offices:⏎ | offices:⏎  - { id: north, name: Austin, street: 1 A, suite: B, city: C, state: TX, zip: "78701", phone: "+15125550111", parking: D, arrival: E, access: F, mapUrl: "https://a.example", directionsUrl: "https://a.example", view: hills }⏎ | : offices: expected each name once, found …
practice.yaml |   - MasterCard |   - Visa | : cards: expected each entry once, found ["Visa","Visa"…]
press.yaml | The Sample Observer | Sample Gazette | : names: expected each entry once, found …
navigation.yaml | - label: Home⏎    href: / | - label: Home⏎    href: /⏎    submenu: [{ all: services }, { all: services }] | : items[0].submenu: expected each entry once, found …
prices.yaml | services:⏎ | services:⏎  - { service: acne, price: 950, name: One acne treatment, includes: A, excludes: B }⏎ | : services: expected each treatment of a service once, found …
confirmed.yaml | [] | [{ file: press.yaml, field: "names[0]", by: A, on: 2026-11-01 }, { file: press.yaml, field: "names[0]", by: A, on: 2026-11-01 }] | : confirmed: expected each entry once, found …
services/acne.mdx | signs: [rash-fever, | signs: [rash-fever, rash-fever, | : care.signs: expected each entry once, found ["rash-fever","rash-fever","swelling","spreading-sore"]
services/acne.mdx | sources: [1, 2] | sources: [2, 2] | : care.sources: expected each entry once, found [2,2]
services/acne.mdx | [rash-fever, swelling, spreading-sore] | [] | : care.signs: expected a sign or a line of an emergency, found none
services/acne.mdx | [rash-fever, swelling, spreading-sore]⏎  today:⏎    - Skin that is hot, sore and red⏎    - A spot that hurts more each day⏎ | [swelling]⏎ | : care.signs: expected a sign or a line for help on the day, found none
services/acne.mdx | What can I do at home? | What do you think it is? | : questions: expected each entry once, found …
services/acne.mdx | question: Will it come back? | question: Is it catching? | : faq: expected each question once, found …
services/acne.mdx | glossary:⏎ | glossary:⏎  - term: biopsy⏎    meaning: a test⏎ | : glossary: expected each term once, found …
services/eczema.mdx | name: Ointment | name: Cream | : figures.treatments: expected each name once, found …
theme.yaml | "#4a6460" | "#aaaaaa" | : light.muted: expected a color with a contrast of 4.5:1 or more on paper (#fbf8f3), such as #707070; #aaaaaa has 2.19:1, found "#aaaaaa"
theme.yaml | dark:⏎ | dark:⏎  action: "#aaaaaa"⏎ | : dark.action: expected a color with a contrast of 4.5:1 or more under on-action (#fff), such as #757575; #aaaaaa has 2.32:1, found "#aaaaaa"
theme.yaml | "#14302e" | black | : light.ink: expected a color of three or six hexadecimal digits such as #0f5257, found "black"
theme.yaml | "#24302e" | "#5f6f6c" | : highContrast.muted: expected a color with a contrast of 7:1 or more on paper (#fff), such as #4c5a57; #5f6f6c has 5.28:1, found "#5f6f6c"
theme.yaml | "#fbf8f3" | #fbf8f3 | , line 2: expected words that hold # between quotation marks, and notes on their own line, found paper: #fbf8f3
press.yaml | Sample Gazette | #1 Gazette | , line 2: expected words that hold # between quotation marks, and notes on their own line, found - #1 Gazette
offices.yaml | Suite 500 | Suite {number} | : offices[0].suite: expected a text without {number}, found "Suite {number}"
words/offices.yaml | Wheelchair access | Call {{phone.main}} | , line …: expected a text without {{phone.main}} (the practice lacks it, or it cannot stand here), found it in a text that is shown
words/search.yaml | {count} | {cuont} | : foundOne: expected a text with {count} and {words}, found "{cuont} page found for “{words}”"
words/home.yaml | - hero⏎  - press | - press⏎  - hero | : sections: expected hero as the first section, because it holds the heading of the page, found ["press","hero","welcome","quotes","from-home","same-day","treatments","locations"]
words/home.yaml | "{{price.photoConsult}}"⏎      label | "{{price photoConsult}}"⏎      label | , line 19: expected a text without {{price photoConsult}} …
words/home.yaml | - press | - welcome | : sections: expected each entry once, found ["hero","welcome","welcome","quotes","from-home","same-day","treatments","locations"]
words/common.yaml | book: Book Online | book: | : book: expected a text, found null
press.yaml | names:⏎  - | names:⏎	- | , line 2: Tabs are not allowed as indentation; write two spaces in place of each tab
offices.yaml |     city: |    city: | , line 6: Sequence item without - indicator; write …
offices.yaml |     city: |      city: | , line 5: Nested mappings are not allowed …; put words that hold a colon between quotation marks, or begin the line with as many spaces as the lines beside it
press.yaml | ⏎  - Sample Gazette |  - Sample Gazette | , line 1: Unexpected …; put … and each entry of a list on a line of its own
press.yaml | names: | names = | : (the whole record): expected fields, each on a line of its own below the name, found "names = - Sample Gazette - The Sample Observer - Sample Skin Journal"
press.yaml | - Sample Gazette | - | : names[0]: expected a text such as “Outlet One”, found null
press.yaml | - The | -The | , line 3: All mapping items must start at the same column; …
press.yaml | The Sample Observer | "The Sample Observer | , line 5: Missing closing "quote; write …a quotation mark at both ends
press.yaml | The Sample Observer | *The* Sample Observer | , line 3: Unexpected scalar …; put words that begin with a sign or hold quotation marks between quotation marks, …
offices.yaml | city: Austin | city: Austin: downtown | , line 6: Nested mappings are not allowed …; put words that hold a colon between quotation marks, …
press.yaml | The Sample Observer | The Sample Observer #2 | , line 3: expected words that hold # between quotation marks, and notes on their own line, found - The Sample Observer #2
pages.yaml | "Meet {{provider.name}}, and see what a first visit is like." | {{provider.name}} | , line 14: expected words that begin with a sign between quotation marks, found lead: {{provider.name}}
practice.yaml | degree: MD | degree:MD | , line 17: Implicit keys need to be on a single line; write a name, a colon, a space and a value
practice.yaml | degree: MD | degree: MD⏎  degree: DO | , line 18: Map keys must be unique; delete one of the two
practice.yaml | insurance:⏎ | ---⏎insurance:⏎ | , line 27: Source contains multiple documents; …; delete the line of ---
confirmed.yaml | [] | [{ file: practise.yaml, field: rating.value, by: A, on: 2026-11-01 }] | : confirmed[0].file: expected one of …, found "practise.yaml"; did you mean "practice.yaml"?
confirmed.yaml | [] | ⏎  - file: practice.yaml⏎    field: site.ulr⏎    by: A⏎    on: 2026-11-01 | : confirmed[0].field: expected a field of practice.yaml that is still a sample, or no such entry, found "site.ulr"; did you mean "site.url"?
confirmed.yaml | [] | [{ file: practice.yaml, field: brandName, by: A, on: 2026-11-01 }] | : confirmed[0].field: expected a field of practice.yaml that is still a sample, or no such entry, found "brandName"
services/acne.mdx | ---⏎slug | slug | : expected front matter between two lines of ---, found "slug: acne\\norder: 2\\ntitle: Acne\\nplainTit"
services/acne.mdx | lead: | # lead: | : lead: expected a text such as “Two or three plain sentences.”, found nothing
services/acne.mdx | care:⏎ | figures:⏎  schematic: { figure: rings, alt: A drawing, caption: A drawing, labels: [{ part: outer, label: Sun, text: Near }, { part: moon, label: Moon, text: Far away }] }⏎care:⏎ | : figures.schematic.labels: expected one label for each of outer, inner, lining, tear, found …"moon"…
services/acne.mdx | sources: [1, 2] | sources: -1 | : care.sources: expected a list, each entry on a line of its own that begins with a dash and a space, found -1
services/acne.mdx | slug: acne | slug: akne | : slug: expected the file's own name, found "akne"; write acne: a page keeps its address
services/acne.mdx | slug: acne⏎ | slug: acne⏎formerly: ["404"]⏎ | : formerly[0]: expected an address of its own, found "/service/404", which another page of the site has
services/acne.mdx | [eczema | [eczma | : related: expected the name of another service in its address, found "eczma"; did you mean "eczema"?
services/acne.mdx | mole-check] | eczema] | : related: expected each entry once, found ["eczema","eczema"]
services/acne.mdx | nextReview: "2027 | nextReview: "2020 | : review.nextReview: expected a day after the last review, found "2020-10-01"
services/acne.mdx | year: 2024 | # year: 2024 | : sources[0].year: expected the year that the source names; or, if it names none, the day it was accessed on, found nothing
services/acne.mdx | <Part is="recovery"> | <Part is="other"> | : expected the parts …, found overview, symptoms, causes, care, diagnosis, treatments, visit, other
services/acne.mdx | <CareCards /> | <WhenOffered is="press">⏎⏎<CareCards />⏎⏎</WhenOffered> | : expected the parts …, found overview, symptoms, causes, diagnosis, treatments, visit, recovery
services/acne.mdx | line="Less is often more." | line="Less is <b>often</b> more." | , line …: expected words without <tags>, found <Part is="treatments" line="Less is <b>often</b> more.">
services/acne.mdx | line="Less is often more." | line="Less is {often} more." | , line …: expected a text without { and }, found <Part is="treatments" line="Less is {often} more.">
services/acne.mdx | What is acne? | Acne | : whatIs: expected a question such as “What is an anal fissure?”, found "Acne"
services/acne.mdx | What is acne? | "??" | : whatIs: expected a question such as “What is an anal fissure?”, found "??"
services/acne.mdx | What is acne? | What <b>is</b> acne? | : whatIs: expected words without <tags>, found "What <b>is</b> acne?"
services/acne.mdx | What is acne? | What is ${"very very ".repeat(12)}acne? | : whatIs: expected at most 120 characters, found …
services/acne.mdx | : what it is, what causes it, when to get help, how we look at it, and what we can do about it. | \\u202e${" ".repeat(99)} | : description: expected a text …
services/acne.mdx | [1, 2] | [1, 40] | : care.sources[1]: expected a number from 1 to 3, found 40
services/acne.mdx | <Cite n="1" /> | <Cite n="4" /> | , line 75: expected the number of a source, 1 to 3, found 4
services/acne.mdx | <Cite n="1" /> | <Cite n="01" /> | , line 75: expected the number of a source, 1 to 3, found 01
services/acne.mdx | <Cite n="1" /> | <Cite /> | , line 75: expected the number of a source, 1 to 3, found nothing
services/eczema.mdx | <Treatment name="Cream" /> | <Treatment name="Creem" /> | , line …: expected one of the treatments compared above (Cream, Ointment), found "Creem"; did you mean "Cream"?
services/eczema.mdx | name: Cream | name: Rubbing cream | , line …: expected one of the treatments compared above (Rubbing cream, Ointment), found "Cream"
services/eczema.mdx | ### With our help | ### Ointment | , line …: expected the tag of the treatment in place of a heading with its name, found Ointment; write <Treatment name="Ointment" />
services/eczema.mdx | ### With our help | <Treatment name="Cream" /> | , line …: expected each <Treatment> once, in the part on treatments, found <Treatment name="Cream" />
services/eczema.mdx | ### With our help | Use <Treatment name="Ointment" /> | , line …: expected <Treatment /> on a line of its own, found <Treatment name="Ointment" />
services/acne.mdx | ### At home | <Treatment name="Cream" /> | , line …: expected one of the treatments compared above (it has none), found "Cream"
services/acne.mdx | <Term name="biopsy" /> | <Term name="biospy" /> | , line 98: expected a word of the glossary above (…), found "biospy"; did you mean "biopsy"?
services/eczema.mdx | order: 1 | order: 2 | : order: expected a number of its own, found the same as in “Acne”; write 5 in the newer of the two
services/acne.mdx | {{promise.chaperone}} | {{promise.chaperon}} | , line 116: expected a fact that the site has, such as {{phone.main}}, found {{promise.chaperon}}; did you mean {{promise.chaperone}}?
services/acne.mdx | {{promise.chaperone}} | a lump <1 inch wide | , line 116: expected words such as “less than”, because < begins a tag, found <1 inch wide; write less than 1 inch wide
services/acne.mdx | {{promise.chaperone}} | {promise.chaperone} | , line 116: expected two braces around a fact, such as {{phone.main}}, found {promise.chaperone}
pages/about.mdx | <WhenOffered is="photo-consult"> | <WhenOffered is="foto-consult"> | , line 13: expected <WhenOffered> with one of …, found <WhenOffered is="foto-consult">; did you mean <WhenOffered is="photo-consult">?
pages/about.mdx | </WhenOffered> |  | , line 13: expected tags that open and close, such as <Part is="causes"> </Part> or <Phones />, found no closing tag for <WhenOffered>
pages/about.mdx | *Sample biography.* | <<<<<<< HEAD⏎ | , line 3: expected one version of the words, found <<<<<<< HEAD; keep one of them, and delete the lines of <<<<<<<, ======= and >>>>>>>
pages/about.mdx | *Sample biography.* | Words⏎>>>>>>> branch⏎ | , line 4: expected one version of the words, found >>>>>>> branch; …
press.yaml | names: | names:⏎======= | , line 2: expected one version of the words, found =======; …
pages/about.mdx | *Sample biography.* | **Note:**call us | , line 3: expected marks that take effect, such as …, found “**Note:**call us…
pages/about.mdx | *Sample biography.* | [About us] (/about) | , line 3: expected marks that take effect, …, found “] (/about)…
pages/about.mdx | *Sample biography.* | (About us)[/about] | , line 3: expected marks that take effect, …, found “)[/about]…
pages/about.mdx | *Sample biography.* | [x](https://example.com/a b) | , line 3: expected marks that take effect, …, found “](”
pages/about.mdx | *Sample biography.* | < Phones /> | , line 3: expected marks that take effect, …, found “< Phones />…
pages/about.mdx | *Sample biography.* | ##No space | , line 3: expected marks that take effect, …, found “##No space…
pages/about.mdx | *Sample biography.* | ##\u00a0A heading | , line 3: expected marks that take effect, …, found “##…
pages/about.mdx | *Sample biography.* | -\u00a0An entry | , line 3: expected marks that take effect, …, found “-…
pages/about.mdx | *Sample biography.* | |a|b|⏎ | , line 3: expected marks that take effect, …, found “|a|b|”
pages/about.mdx | *Sample biography.* | ##⏎ | , line 3: expected words in each heading, entry of a list, quotation and table, found none
pages/about.mdx | *Sample biography.* | ## 🎉 !⏎ | , line 3: expected words in each heading, …
pages/about.mdx | *Sample biography.* | -⏎⏎ | , line 3: expected words in each heading, …
pages/about.mdx | *Sample biography.* | >⏎⏎ | , line 3: expected words in each heading, …
pages/about.mdx | *Sample biography.* | |a|b|⏎|-|-|⏎|1|2|3|⏎⏎ | , line 3: expected a table with rows below its head, and no more cells in a row than the head has, found 1, 2, 3
pages/about.mdx | *Sample biography.* | |a|b|⏎|-|-|⏎⏎ | , line 3: expected a table with rows …, found a, b
pages/about.mdx | *Sample biography.* | ## Two⏎#### Four⏎⏎ | , line 4: expected a heading with ## to ### here, found ####
services/acne.mdx | {{promise.chaperone}} | ⏎⏎## A heading⏎⏎ | , line …: expected a heading with ### here, found ##
pages/about.mdx | *Sample biography.* | <Phone /> | , line 3: expected one of the tags …, found <Phone>; did you mean <Phones>?
pages/about.mdx | *Sample biography.* | ![Our room](room.jpg) | , line 3: expected a picture of content/images.yaml by its name, found ![Our room](room.jpg); write <Picture name="waiting-room" /> with the name of a picture of content/images.yaml
pages/about.mdx | *Sample biography.* | <Picture name="room" /> | , line 3: expected one of …, found "room"
pages/about.mdx | *Sample biography.* | one<br>two | , line 3: expected Markdown or one of the tags …, found <br>; leave an empty line instead
pages/about.mdx | *Sample biography.* | a <b>b <i>c</b></i> | , line 3: expected tags that open and close, such as <Part is="causes"> </Part> or <Phones />, found Unexpected closing tag </b>, expected corresponding closing tag for <i>
pages/about.mdx | *Sample biography.* | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | , line 3: expected words of at most 60 letters, found aaaaaaaaaaaaaaaaaaaa…
offices.yaml | Suite 500 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | : offices[0].suite: expected words of at most 60 letters, found "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
offices.yaml | Suite 500 | "Suite \\u202e500" | : offices[0].suite: expected a text without invisible characters, found …
offices.yaml | Suite 500 | " \\u2800" | : offices[0].suite: expected a text such as “Suite 310”, found …
legal/change-notice.mdx | ## Changes to this policy⏎⏎This is the first version of the policy. {{promise.pastVersions}} |  | : expected words, found none
${rows(invisible, (each) => `pages/about.mdx | *Sample biography.* | A ${each}turn. | , line 3: expected words without invisible characters, found …`)}
pages/es.mdx | path: /es | path: /es⏎menu: sidebar | : menu: expected one of main, footer, /, /about, /services, /gallery-popup, /testimonials, /contact-us, or no such line, found "sidebar"
pages/es.mdx | path: /es | path: /es⏎menu: main | : menu: expected the address of an entry to stand below, such as /about, because the menu has room for 6 entries, found "main"
pages/es.mdx | path: /es | path: es | : path: expected a path of lower-case words …, found "es"; write "/es"
pages/es.mdx | path: /es | path: Es | : path: expected a path of lower-case words …, found "Es"
pages/es.mdx | path: /es⏎ |  | : path: expected a path of lower-case words …, found nothing
pages/es.mdx | path: /es | path: /es⏎date: "2099-12-31" | : date: expected a day that has come, found "2099-12-31"
pages/about.mdx | ## The doctor⏎ | ⏎---⏎sample: true⏎---⏎ | : expected front matter between two lines of ---, found …
pages/about.mdx | ## The doctor⏎ | ----⏎sample: true⏎----⏎ | : expected front matter between two lines of ---, found …
pages/about.mdx | ## The doctor⏎ | --- ⏎sample: true⏎---⏎ | : expected front matter between two lines of ---, found …
pages/es.mdx | path: /es | path: /assets/es | : path: expected a path that begins otherwise than /assets, /contacts, …, found "/assets/es"
pages/es.mdx | path: /es | path: /about | : path: expected an address of its own, found "/about", which another page of the site has⏎content/words/footer.yaml: legal[0].href: expected a link to a page of this site, found /es
pages/es.mdx | : cuándo llamar al 911, su derecho a un presupuesto y cómo pedir una cita | . | : description: expected a description of 70 to 160 …
pages/es.mdx | eyebrow: | eyebrwo: | : (the whole record): expected only the fields …, found "eyebrwo"; did you mean "eyebrow"?
pages/about.mdx | *Sample biography.* | [](/about) | , line 3: expected words of the link, as in [About us](/about), found a link to /about without any
pages/about.mdx | *Sample biography.* | [Sheets](/content/after) | , line 3: expected a link to a page of this site, found /content/after…
pages/about.mdx | /service/acne | https://www.example.com/Service/acne | , line 7: expected the path of a page of this site, without its origin, found https://www.example.com/Service/acne; write /Service/acne
pages/about.mdx | *Sample biography.* | [(512) 555-0100](tel:+15125550111) | , line 3: expected the number that the words say, (512) 555-0100, found tel:+15125550111
pages/about.mdx | /service/acne | /service/akne | , line 7: expected a link to a page of this site, found /service/akne; did you mean /service/acne?
prices.yaml | photoConsult: 45⏎telehealth: | photoConsult: free⏎telehelth: | : (the whole record): expected only the fields photoConsult, telehealth, firstVisit, tests, services, found "telehelth"; did you mean "telehealth"?⏎content/prices.yaml: photoConsult: expected a price …
`
  .trim()
  .split("\n")
  .map((row) => row.replaceAll("⏎", "\n").split(" | ") as [string, string, string, string]);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

it.each(mistakes)("%s: %s → %s", async (file, find, make, message) => {
  const { errors } = await checkContent(practiceWith({ [file]: [find, make] }));
  // The copy has no pictures; a code frame follows errors of YAML.
  const lines = errors
    .map((error) => String(error).split("\n\n", 1)[0] ?? "")
    .filter((line) => !line.endsWith("expected a picture that the record names, found no file"));
  const parts = message.split("…").map(escaped);
  expect(lines.join("\n")).toMatch(new RegExp(`^content/${file}${parts.join("[^\\n]*?")}$`));
});

it("an example keeps its ellipsis", async () => {
  const edit = ["reviewedBy: null", "reviewedBy: Dr. X"] as const;
  const { errors } = await checkContent(practiceWith({ "practice.yaml": edit }));
  expect(errors.join()).toContain('such as { name: "…", date: "2026-12-01" }, or null, found');
});

const template = new URL("../../content/templates/doctor.mdx", import.meta.url);

it("a page has no address that another page, or a service's former name, has", async () => {
  const doctor = readFileSync(template, "utf8").replaceAll(/osteopathic /gi, "");
  const edits = {
    "services/acne.mdx": ["slug: acne\n", "slug: acne\nformerly: [spots]\n"],
    "pages/es.mdx": ["path: /es\n", "path: /service/spots\n"],
    "doctors/robin-sample.mdx": () => doctor.replace("degree: DO", "degree: MD"),
  } as const;
  const { errors } = await checkContent(practiceWith(edits));
  const found = errors.map(String).join("\n");
  expect(found).toContain(
    'content/pages/es.mdx: path: expected an address of its own, found "/service/spots", which content/services/acne.mdx has',
  );
  expect(found).toContain(
    'content/doctors/robin-sample.mdx: expected an address of its own, found "/provider/robin-sample-md", which content/practice.yaml has',
  );
});

it.each([
  ["/samples/photo-consult-form.html", null],
  ["/samples/photo%2Dconsult-form.html", null],
  ["/samples/%E0%A4%A.html", "/samples/%E0%A4%A.html"],
])("a file of public/ at %s: %s", (address, missing) => {
  expect(addressError(address, [])?.found ?? null).toBe(missing);
});

it("words below the front matter of an aftercare sheet are reported", async () => {
  const sheet = "---\ntitle: After banding\n---\n\nNever take aspirin.\n";
  const { errors } = await checkContent(practiceWith({ "after/banding.mdx": () => sheet }));
  expect(errors.map(String)).toEqual([
    "content/after/banding.mdx: expected no words below the second ---, found Never take aspirin.; write them in answers, today or emergency",
  ]);
});

it("what a service lacks of urgent signs is reported with all else that it lacks", async () => {
  const service = '---\ntitle: ""\nurgent: []\ncare: { signs: [], visit: [] }\n---\n';
  const { errors } = await checkContent(practiceWith({ "services/acne.mdx": () => service }));
  expect(errors.map(String)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("acne.mdx: title: expected a text"),
      "content/services/acne.mdx: care.signs: expected a sign or a line of an emergency, and a sign or a line for help on the day, found none",
      expect.stringContaining("acne.mdx: expected the parts"),
    ]),
  );
  const places = errors.map((each) => String(each).split(": expected")[0]);
  expect(places.length).toBe(new Set(places).size);
});

it("a page may have no words but those of a tag", async () => {
  const edits = { "pages/suite-404.mdx": [/(?<=\n---\n)[\s\S]*$/, "\n<News />\n"] } as const;
  const { errors } = await checkContent(practiceWith(edits));
  expect(errors.join("\n")).not.toContain("suite-404");
});

it.each(["after/Sheet 2%", "pages/a#b?c", "doctors/Jane", "services/Übung"])(
  "a file of an address is not named %s",
  async (name) => {
    const edits = { [`${name}.mdx`]: () => "---\na: b\n---\n" };
    const { errors } = await checkContent(practiceWith(edits));
    expect(errors.join("\n")).toContain(
      `content/${name}.mdx: expected a file named in small letters and hyphens, such as jane-doe.mdx, found`,
    );
  },
);

it("a file that nothing reads is reported", async () => {
  const files = "pres.yaml PRESS.YAML services/acne.md services/a.mdx.txt pages/a.docx".split(" ");
  const added = [...files, "pages/~$a.docx"].map((file) => [file, () => "names: []"]);
  const { errors } = await checkContent(practiceWith(Object.fromEntries(added)));
  for (const file of files) {
    expect(errors.map(String)).toContain(
      `content/${file}: expected a file that the site reads, found one that nothing reads`,
    );
  }
  expect(errors.join("\n")).not.toContain("~$a");
});
