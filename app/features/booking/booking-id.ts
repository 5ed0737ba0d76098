/** The id of the appointment dialog, which controls target. */
export const bookingId = "booking";
