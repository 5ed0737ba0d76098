import { define } from "./define.ts";
import { testimonialsSchema, testimonialWordsSchema } from "./schema.ts";

/** What stands on the card of a text that no patient wrote. */
export const testimonialWords = define("content/testimonials.ts (words)", testimonialWordsSchema, {
  sample: "Sample, not a patient’s words",
});

/**
 * What patients say. All twenty are placeholders. A real one needs a written permission on file
 * (`permission` says where), and its words are printed as the patient wrote them.
 */
export const testimonials = define("content/testimonials.ts", testimonialsSchema, [
  {
    sample: true,
    name: "Sample Patient A.",
    text: "I sat in my car for ten minutes before I went in. I had put off this visit for a year because I was so embarrassed. Nobody asked me to explain anything at the front desk. I was called in on time, and we talked first while I was still dressed. The doctor let me finish every sentence. Each step was explained before it happened, and I was asked if I was ready. Before I left, I had the price on paper and time to think about it. I drove home wondering why I had waited so long to make one phone call. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient B.",
    text: "(Sample text.) Kind people, a clean office, and they called me in at the minute they said they would.",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient C.",
    text: "Booking took me less time than finding my reading glasses. I picked a day, I got a message with the address, and that was it. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient D.",
    text: "The price I was told was the price I paid. I asked what it covered, and I got a list. I asked again, because I am like that, and I got the same friendly answer. No one hurried me, and no one tried to sell me something extra. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient E.",
    text: "Sample text, written to show how a longer note looks. What stayed with me was the listening. I was asked what worried me most, and then there was a pause, a real one, so that I could answer. I got it wrong the first time and said something about work. The doctor waited, and then I said the thing I had come to say. The doctor drew a small picture on a sheet of paper and gave it to me to keep. Someone from the practice stayed in the room because I had asked for that when I booked. When I called the next day with a question I had forgotten, the person on the phone knew who I was and passed it on. I had an answer before lunch. I did not feel like a number at any point.",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient F.",
    text: "I said I was nervous. They said most people are, and then they simply took their time. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient G.",
    text: "My appointment in Huntington Beach was at nine, and at nine I was in the room. Parking was easy, the form was short, and I was back at work before my coffee was cold. Small things, but they matter to me. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient H.",
    text: "As someone who would rather talk about anything else, I liked how matter-of-fact it all was. No jokes at my cost, no raised eyebrows. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient I.",
    text: "It began with a video visit from my kitchen table. I live far from both offices and I did not want to drive for a talk. The doctor was on the screen at the exact time I had picked, looked at me and not at a keyboard, and asked short, clear questions. I was told honestly what can be judged by video and what cannot, and that I should be examined in person. So we set a day together. When I came in, I did not have to tell my story twice. They had read it, and they remembered that I wanted the door locked. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient J.",
    text: "Sample text. I asked three times what it would cost, and three times I got the same number in writing. That alone made me breathe easier.",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient K.",
    text: "The woman on the phone only asked when I could come. I had practiced a whole speech for nothing! (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient L.",
    text: "For years I dressed this up as a busy schedule. Really I was ashamed. What helped was that nobody here made it a big thing. The room was warm, I had a proper cover, and the doctor said what would happen next in words I use myself. I was told that I could say stop at any time, and once I did, just to see. Everything stopped at once, and nobody sighed. After that I trusted them. I got my options on one page, with a price beside each, and I was told that going home to think was a fine choice too. I thought about it over the weekend and called on Monday. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient M.",
    text: "They were running eight minutes late and came out to tell me so. I had already opened my book, but it made my morning. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient N.",
    text: "English is my second language. The doctor spoke slowly, used simple words, and asked me to say back what I had understood. Where I was wrong, we went over it again, and I was not made to feel slow. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient O.",
    text: "(Sample text.) I came to Beverly Hills with my mother, who is eighty and does not like being talked over. The doctor spoke to her, not to me, and that won her at once. She was helped onto the table without fuss and was never left alone in a gown. When she wanted to know why a question was asked, she was told why. The bill matched the paper we had been given by phone, to the cent. On the way out, the person at the desk walked us to the elevator, since the hall is long. My mother still talks about that walk. I was grateful for the patience more than for anything else.",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient P.",
    text: "Easy to book at midnight, which is when I worry. I liked that I did not have to type out my problem to get a time. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient Q.",
    text: "I sent photos first, since that felt less scary. It was clear what to do, what it cost, and when I would hear back. The report was polite and easy to read, and it said plainly that a photo is not an exam. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient R.",
    text: "Honest opinion: I expected to be lectured about my diet. Instead I was asked how my days go, and we looked for changes that would fit a night-shift job. The doctor wrote two of them down and left it at that. I was also told what the doctor did not know yet, which I found reassuring in its own way. My questions were on a crumpled note, nine of them, and we went through every single one. Nobody looked at the clock, though I am sure there was one. I paid what I had been quoted, got a receipt without asking, and left by a side door because I like it that way. (Sample text.)",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient S.",
    text: "Sample text: I was treated like a neighbor. Calm voices, closed doors, and a straight answer to every question I had.",
    permission: null,
  },
  {
    sample: true,
    name: "Sample Patient T.",
    text: "What I tell my friends is this: call. I had been reading things online at two in the morning for weeks and was frightened by all of it. The person who answered did not need details and found me a time that same week. At the visit I got to ask the silly questions, and they were not treated as silly. When the doctor was not sure about something, I was told so, along with how we would find out. I knew what each step would cost before I agreed to it. And my name was never called out loud across the waiting room, which I noticed and was thankful for. (Sample text.)",
    permission: null,
  },
]);
