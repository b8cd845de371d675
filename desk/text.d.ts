declare module "*/desk.css" {
  const text: string;
  export default text;
}
