import { Announcement } from "./announcement.tsx";

export const states = {
  "said, not shown": <Announcement>High contrast enabled</Announcement>,
};
