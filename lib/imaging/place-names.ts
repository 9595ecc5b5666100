/** Whether the name of a field says that it holds the place where an image was taken, as cameras, drones and editors write it. */
export const isPlaceName = (name: string): boolean => placeNames.test(name)

/** `SubjectLocation` is a point in the image. */
const placeNames =
  /gps|(?:lat|long|longt|alt)itude|(?<!Subject)Location|^(?:City|State|Country|CountryCode|CountryName|ProvinceState|Sublocation|WorldRegion|coverage)$/i
