import { define } from "./define.ts";
import { facts } from "./facts.ts";
import { photoCheckSchema } from "./photo-check-schema.ts";
import { practice } from "./practice.ts";

const { mostImages } = practice.photoConsult;
const types = facts["photoConsult.fileTypes"] ?? "";

/**
 * The words and limits of the photo check. Those of its results reach the browser with the check
 * itself. `{value}` and the like are filled in for each file.
 */
export const { results: photoCheckResults, ...photoCheck } = define(
  "content/photo-check.ts",
  photoCheckSchema,
  {
    words: {
      eyebrow: "Photo check",
      heading: "Not sure your photos will do?",
      lead: `Check them here first. You learn if a photo is sharp, bright and of the right type before you pay.`,
      choose: "Choose photos to check",
      drop: "You can also drop them here.",
      types: `Up to ${mostImages} files: ${types}. iPhone photos (HEIC) can be checked too.`,
      promise:
        "Your photos stay on your device. This check uploads nothing and keeps nothing, and we never see what you choose.",
      noScript: "The photo check needs JavaScript. The form works without it.",
      starting: "Starting the check…",
      missing:
        "The check did not load. Check your connection and load the page again. The form works without it.",
    },
    results: {
      limits: {
        // The most files looked at in one go.
        files: 8,
        images: mostImages,
        pages: mostImages,
        // Larger files are not opened.
        openBytes: 80_000_000,
        // Larger files are slow to upload and may be refused by the form.
        formBytes: 25_000_000,
        // More pixels than any phone takes; larger pictures are not opened.
        pixels: 64_000_000,
        // The fewest pixels of the short side for a close look.
        shortSide: 900,
      },
      words: {
        checkingOne: "Checking…",
        thumbnail: "Small view of {name}",
        cleaned: "Save a cleaned copy",
        converted: "Save a JPEG copy",
        cleanedName: "cleaned",
        ofFile: "of {name}",
        saved: "Saved to your downloads. Use that copy in the form.",
        remove: "Remove",
        notMedical:
          "This check looks at the file, the focus and the light. It does not judge what the photo shows, and it is no medical advice. You can send any photo you like; the doctor decides.",
      },
      summary: {
        checking: "Checking {count} on your device…",
        done: "Done: {ready} ready to send, {other} worth a second look.",
        allReady: "Done: all {count} ready to send.",
        tooMany: `The form takes up to ${mostImages}, and you chose {count}. Remove what you need least.`,
      },
      verdicts: {
        good: "Ready to send",
        advice: "Worth a second look",
        problem: "This one will not work",
      },
      kinds: {
        "other-picture": "a picture of another type",
        document: "a text document",
        "web-page": "a web page or a drawing",
        archive: "a packed folder or an office file",
        text: "a text file",
        unknown: "a file of an unknown type",
      },
      findings: {
        heicConverted:
          "This is an iPhone photo (HEIC), and the form does not take that type. Save the JPEG copy below and send that.",
        heicClosed: `This is an iPhone photo (HEIC). The form does not take that type, and this browser cannot open it. On your iPhone, open Settings, Camera, Formats and pick “Most Compatible”, then take it again. Or open this page on the iPhone itself.`,
        notAPicture: `This is {value}, whatever its name says. The form takes ${types} only.`,
        wrongEnding:
          "The file’s name does not match: it is really a {value} file. The form may refuse it until you rename it.",
        empty: "This file is empty. Choose the photo again from where it was taken.",
        tooBigToOpen:
          "This file is too big to open here ({value} MB). Save a smaller copy and try that.",
        tooManyPixels:
          "This picture is too large to open here ({value} megapixels). Save a smaller copy and try that.",
        brokenOff:
          "This file stops in the middle; part of it is missing. Copy it again from your phone, or take the photo again.",
        unreadable: "This file is damaged and cannot be opened. Take the photo again.",
        tookTooLong:
          "This file took too long to open. Save a smaller copy, or take the photo again.",
        bigFile: "The file is large ({value} MB). It may take long to upload, or be refused.",
        small:
          "The picture is small ({value} pixels). Use the original photo, not a copy from a chat.",
        sizeFits: "Enough detail ({value} pixels).",
        blurred: "It looks blurred. Wipe the lens, use the timer, hold still, and take it again.",
        sharp: "It looks sharp.",
        dark: "It looks dark. Turn on the flash and a lamp, and take it again.",
        bright: "It looks too bright, so details are lost. Move back a little and take it again.",
        halfInShadow:
          "Much of it lies in shadow. Turn on the flash, so that the light comes from the front.",
        light: "The light looks even.",
        noLook:
          "This browser cannot look at focus and light. Look at them yourself before you send it.",
        location:
          "This photo tells where it was taken (near {value}). A cleaned copy leaves that out.",
        details: "It also carries notes: {value}. A cleaned copy leaves them out.",
        extraData:
          "Something is hidden behind the end of the picture ({value} kB), such as a second picture. A cleaned copy leaves it out.",
        pdfPages: "The PDF opens. Pages: {value}.",
        pdfTooManyPages: `The PDF has {value} pages. The doctor needs one to ${mostImages} pictures.`,
        pdfPagesUnknown:
          "We could not count the pages of this PDF. Open it once before you send it.",
        pdfLocked: "This PDF is locked with a password. Save it without one.",
        pdfActive:
          "This PDF holds a program or other files, and may be refused. Print it to a new PDF and send that.",
        pdfNoLight:
          "We do not look at focus and light inside a PDF. Open it and look for yourself.",
      },
      locationUnnamed: "This photo tells where it was taken. A cleaned copy leaves that out.",
    },
  },
);
