import { z } from 'zod'

/** A name of the IANA time zone database. */
export const timeZone = z
  .string()
  .refine(isTimeZone, "is no time zone. Write its name, such as 'Europe/Berlin', or 'UTC'.")

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
