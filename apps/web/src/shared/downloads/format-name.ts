const names: Readonly<Record<string, string>> = {
  gltf: 'glTF',
  'small.svg': 'SVG S',
  'bmecat.xml': 'BMEcat',
  'revit.txt': 'Revit',
};

/** What a format is called: by the end of its files. */
export const formatName = (format: string): string => names[format] ?? format.toUpperCase();
