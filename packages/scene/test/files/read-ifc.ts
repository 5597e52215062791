import { Box3, Matrix4, Vector3 } from 'three';
import { IfcAPI, LogLevel } from 'web-ifc';

/** An instance as web-ifc tells it, what it points to within it. */
export interface IfcLine {
  readonly [attribute: string]: unknown;
  readonly expressID: number;
  readonly Name: { readonly value: string };
  readonly GlobalId: { readonly value: string };
}

/** A file as web-ifc reads it. */
export interface ReadIfc {
  readonly lines: (type: number) => readonly IfcLine[];
  readonly schema: string;
  /** The box of all meshes as web-ifc places them: metres, y upwards. */
  readonly corners: () => number[];
  /** An instance by its number. */
  readonly line: (number: number) => IfcLine;
  readonly setsOf: (line: IfcLine) => Promise<readonly IfcLine[]>;
}

let opened: Promise<IfcAPI> | undefined;

/** It looks for triangles in the representation of light as well, and says that it finds none. */
async function open(): Promise<IfcAPI> {
  const api = new IfcAPI();
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  return api;
}

export async function readIfc(bytes: Uint8Array): Promise<ReadIfc> {
  const api = await (opened ??= open());
  const model = api.OpenModel(bytes);
  return {
    lines: (type) =>
      [...api.GetLineIDsWithType(model, type)].map((line) => api.GetLine(model, line, true) as IfcLine),
    line: (number) => api.GetLine(model, number) as IfcLine,
    schema: api.GetModelSchema(model),
    setsOf: (line) =>
      api.properties.getPropertySets(model, line.expressID, true) as Promise<readonly IfcLine[]>,
    corners() {
      const box = new Box3();
      const place = new Matrix4();
      api.StreamAllMeshes(model, ({ geometries }) => {
        for (let at = 0; at < geometries.size(); at += 1) {
          const { flatTransformation, geometryExpressID } = geometries.get(at);
          const geometry = api.GetGeometry(model, geometryExpressID);
          const numbers = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
          place.fromArray(flatTransformation);
          for (let of = 0; of < numbers.length; of += 6) {
            box.expandByPoint(new Vector3().fromArray(numbers, of).applyMatrix4(place));
          }
        }
      });
      return [...box.min.toArray(), ...box.max.toArray()];
    },
  };
}
