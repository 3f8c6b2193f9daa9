/* Every Farsi text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/fa/*.ftl", "!../../../../locales/fa/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
