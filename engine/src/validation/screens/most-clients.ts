/** How many clients of an advocate are listed at a time; the others are found by name. */
export const mostClients = 20;
