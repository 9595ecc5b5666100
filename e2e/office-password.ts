/** The password of the user `admin` on the servers of these tests. */
export const officePassword = 'only for these journeys'
