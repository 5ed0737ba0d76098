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
      lead: "Check them here before you pay. You see whether each photo is sharp, bright and of the right type.",
      own: "Check photos of yourself only, and never a photo of anyone under 18.",
      choose: "Choose photos to check",
      more: "Add more photos",
      joins: "What you choose now is added to the photos below.",
      drop: "You can also drop them here.",
      types: `Up to ${mostImages} files: ${types}. iPhone photos (HEIC) can be checked too.`,
      promise:
        "Your photos stay on your device. This check uploads nothing and keeps nothing, so we never see what you choose.",
      noScript: "The photo check needs JavaScript, but the form works without it.",
      starting: "Starting the check…",
      missing:
        "The check did not load. Check your connection and load the page again, or go on to the form, which works without it.",
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
        thumbnail: "Thumbnail of {name}",
        cleaned: "Save a cleaned copy",
        converted: "Save a JPEG copy",
        cleanedName: "cleaned",
        ofFile: "of {name}",
        saved: "Saved to your downloads. Use that copy in the form.",
        remove: "Remove",
        notMedical:
          "This check looks at the file, the focus and the light. It does not judge what the photo shows, and it is not medical advice. You can still send a photo that gets a warning here, and the doctor decides whether it is clear enough.",
      },
      summary: {
        checking: "Checking {count} on your device…",
        done: "Done: {ready} ready to send, {other} worth a second look.",
        allReady: "Done: all {count} ready to send.",
        tooMany: `Done: {count} photos checked. The form takes up to ${mostImages}, so remove {extra} before you send them.`,
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
        archive: "a zipped folder or an office file",
        text: "a text file",
        unknown: "a file of an unknown type",
      },
      findings: {
        heicConverted:
          "This is an iPhone photo (HEIC), which the form does not accept. Save the JPEG copy below and send that.",
        heicClosed:
          "This is an iPhone photo (HEIC), which the form does not accept and this browser cannot open. On your iPhone, open Settings, Camera, Formats, choose “Most Compatible” and take it again, or open this page on the iPhone itself.",
        notAPicture: `This is {value}, whatever its name says. The form accepts ${types} only.`,
        wrongEnding:
          "The name of the file does not match what it is, which is really a {value} file. The form may refuse it until you rename it.",
        empty: "This file is empty. Choose the original photo again.",
        tooBigToOpen:
          "This file is too big to open here ({value} MB). Save a smaller copy and try that.",
        tooManyPixels:
          "This picture is too large to open here ({value} megapixels). Save a smaller copy and try that.",
        brokenOff:
          "This file stops in the middle, so part of it is missing. Copy it again from your phone, or take the photo again.",
        unreadable: "This file is damaged and cannot be opened. Take the photo again.",
        tookTooLong:
          "This file took too long to open. Save a smaller copy, or take the photo again.",
        bigFile:
          "The file is large ({value} MB). It may take a long time to upload, or be refused.",
        small:
          "The picture is small ({value} pixels). Use the original photo, not a copy from a messaging app.",
        sizeFits: "Enough detail ({value} pixels).",
        blurred: "It looks blurred. Wipe the lens, use the timer, hold still, and take it again.",
        sharp: "It looks sharp.",
        dark: "It looks dark. Turn on the flash and a lamp, and take it again.",
        bright: "It looks too bright, so details are lost. Move back a little and take it again.",
        halfInShadow:
          "Much of it is in shadow. Turn on the flash, so that the light comes from the front.",
        light: "The light looks even.",
        noLook:
          "This browser cannot check focus and light, so look at the photo yourself before you send it.",
        location:
          "This photo shows where it was taken (near {value}). A cleaned copy leaves that out.",
        details: "It also carries details: {value}. A cleaned copy leaves them out.",
        extraData:
          "More data is hidden after the end of the picture ({value} kB), such as a second picture. A cleaned copy leaves it out.",
        pdfPages: "The PDF opens. Number of pages: {value}.",
        pdfTooManyPages: `The PDF has {value} pages. The doctor needs one to ${mostImages} pictures.`,
        pdfPagesUnknown:
          "We could not count the pages of this PDF. Open it once before you send it.",
        pdfLocked: "This PDF is locked with a password. Save a copy without one and send that.",
        pdfActive:
          "This PDF contains a program or other files, so the form may refuse it. Print it to a new PDF and send that.",
        pdfNoLight:
          "We do not look at focus and light inside a PDF, so open it and look for yourself.",
      },
      locationUnnamed: "This photo shows where it was taken. A cleaned copy leaves that out.",
    },
  },
);
