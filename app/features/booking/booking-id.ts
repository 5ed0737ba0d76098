/** The id of the appointment dialog, by which controls open it. */
export const bookingId = "booking";
