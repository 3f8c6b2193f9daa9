/* Every Italian text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/it/*.ftl", "!**/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
