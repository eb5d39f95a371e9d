// A window with nothing but a page, which the tests drive through the DevTools protocol.
import QtQuick 2.15
import QtQuick.Window 2.15
import QtWebEngine 1.10

Window {
  visible: true
  width: 1440
  height: 900

  WebEngineView {
    anchors.fill: parent
    url: "about:blank"
  }
}
