export interface SourceFile {
  path: string;
  text: string;
}
