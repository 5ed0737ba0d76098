{
  const link = document.currentScript.previousElementSibling;
  link.search = location.search;
  link.hash ||= location.hash;
  location.replace(link.href);
}
