/**
 * The names of tags in the main directories, as the standards spell them (Exif 3.0, CIPA DC-008, tables 4 to 8; TIFF
 * 6.0).
 */
export const mainTags = namesOf(`
  10b PhotometricInterpretation 10d DocumentName 10e ImageDescription 10f Make 110 Model 112 Orientation 11a XResolution
  11b YResolution 11d PageName 128 ResolutionUnit 131 Software 132 DateTime 13b Artist 13c HostComputer 13e WhitePoint
  13f PrimaryChromaticities 211 YCbCrCoefficients 213 YCbCrPositioning 214 ReferenceBlackWhite 4746 Rating 4749 RatingPercent
  8298 Copyright 829a ExposureTime 829d FNumber 8822 ExposureProgram 8824 SpectralSensitivity
  8827 PhotographicSensitivity 8828 OECF 8830 SensitivityType 8831 StandardOutputSensitivity 8832 RecommendedExposureIndex
  8833 ISOSpeed 8834 ISOSpeedLatitudeyyy 8835 ISOSpeedLatitudezzz 9000 ExifVersion 9003 DateTimeOriginal
  9004 DateTimeDigitized 9010 OffsetTime 9011 OffsetTimeOriginal 9012 OffsetTimeDigitized 9101 ComponentsConfiguration
  9102 CompressedBitsPerPixel 9201 ShutterSpeedValue 9202 ApertureValue 9203 BrightnessValue 9204 ExposureBiasValue
  9205 MaxApertureValue 9206 SubjectDistance 9207 MeteringMode 9208 LightSource 9209 Flash 920a FocalLength
  9214 SubjectArea 927c MakerNote 9286 UserComment 9290 SubSecTime 9291 SubSecTimeOriginal 9292 SubSecTimeDigitized
  9400 AmbientTemperature 9401 Humidity 9402 Pressure 9403 WaterDepth 9404 Acceleration 9405 CameraElevationAngle
  9c9b XPTitle 9c9c XPComment 9c9d XPAuthor 9c9e XPKeywords 9c9f XPSubject
  a000 FlashpixVersion a001 ColorSpace a002 PixelXDimension a003 PixelYDimension a004 RelatedSoundFile a20b FlashEnergy
  a20c SpatialFrequencyResponse a20e FocalPlaneXResolution a20f FocalPlaneYResolution a210 FocalPlaneResolutionUnit
  a214 SubjectLocation a215 ExposureIndex a217 SensingMethod a300 FileSource a301 SceneType a302 CFAPattern
  a401 CustomRendered a402 ExposureMode a403 WhiteBalance a404 DigitalZoomRatio a405 FocalLengthIn35mmFilm
  a406 SceneCaptureType a407 GainControl a408 Contrast a409 Saturation a40a Sharpness a40b DeviceSettingDescription
  a40c SubjectDistanceRange a420 ImageUniqueID a430 CameraOwnerName a431 BodySerialNumber a432 LensSpecification
  a433 LensMake a434 LensModel a435 LensSerialNumber a436 ImageTitle a437 Photographer a438 ImageEditor
  a439 CameraFirmware a43a RAWDevelopingSoftware a43b ImageEditingSoftware a43c MetadataEditingSoftware
  a460 CompositeImage a461 SourceImageNumberOfCompositeImage a462 SourceExposureTimesOfCompositeImage a500 Gamma
  c4a5 PrintImageMatching ea1c Padding`)

/** The names of tags in the GPS directory (the same, table 15). */
export const gpsTags = namesOf(`
  0 GPSVersionID 1 GPSLatitudeRef 2 GPSLatitude 3 GPSLongitudeRef 4 GPSLongitude 5 GPSAltitudeRef 6 GPSAltitude
  7 GPSTimeStamp 8 GPSSatellites 9 GPSStatus a GPSMeasureMode b GPSDOP c GPSSpeedRef d GPSSpeed e GPSTrackRef f GPSTrack
  10 GPSImgDirectionRef 11 GPSImgDirection 12 GPSMapDatum 13 GPSDestLatitudeRef 14 GPSDestLatitude
  15 GPSDestLongitudeRef 16 GPSDestLongitude 17 GPSDestBearingRef 18 GPSDestBearing 19 GPSDestDistanceRef
  1a GPSDestDistance 1b GPSProcessingMethod 1c GPSAreaInformation 1d GPSDateStamp 1e GPSDifferential
  1f GPSHPositioningError`)

/**
 * Whether a tag says how the pixels of a TIFF are stored (sizes, strips, tiles, tables), or holds the profile or a
 * pointer to data that is read separately.
 */
export const isLayoutTag = (tag: number): boolean =>
  (tag >= 0xfe && tag < 0x10d) ||
  (tag >= 0x111 && tag <= 0x119 && tag !== 0x112) ||
  (tag >= 0x141 && tag <= 0x14d) ||
  (tag >= 0x152 && tag <= 0x15b) ||
  (tag >= 0x200 && tag <= 0x209) ||
  layoutTags.has(tag)

const layoutTags: ReadonlySet<number> = new Set([
  0x11c, 0x11e, 0x11f, 0x122, 0x123, 0x124, 0x125, 0x12d, 0x13d, 0x140, 0x150, 0x1b1, 0x1b2, 0x1b3, 0x1b5, 0x212, 0x2bc,
  0x80e3, 0x80e4, 0x80e5, 0x80e6, 0x83bb, 0x8649, 0x8773, 0xa005,
])

function namesOf(list: string): ReadonlyMap<number, string> {
  const words = list.split(/\s/).filter(Boolean)
  return new Map(words.flatMap((word, at) => (at % 2 ? [] : [[Number.parseInt(word, 16), words[at + 1] ?? '']])))
}
